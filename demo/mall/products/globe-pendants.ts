import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, metres, months } from '#demo/mall/terms/amounts.ts'
import { bulb, cord, diameter, madeIn, material, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, lengths, sizes, sky, value } from '#demo/mall/terms/options.ts'
import { telavi, warmBulb } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

export const globePendants: DemoProduct[] = [
  {
    key: 'moon-pendant',
    category: 'pendants',
    store: 'oda-house',
    name: t(
      'რძისფერი მინის სფერო „სავსემთვარე“',
      'Full Moon opal glass globe pendant',
      'Подвес-шар «Полнолуние» из молочного стекла',
      '“满月”乳白玻璃球吊灯',
    ),
    description: t(
      'ქვედა ნახევარი რძისფერი მინაა და ნათურას მთლიანად მალავს, ზედა კი სპილოსძვლისფრად შეღებილი ლითონი; მათ შორის თითბრის წვრილი რგოლია. ჩამქრალიც ლამაზია: მქრქალი სფერო შავ კაბელზე.\n\nწელიწადში ერთხელ ჩამოხსენით და თბილი წყლით გარეცხეთ, თორემ მტვერი სინათლეს დააკლებს. დერეფანს ოცსანტიმეტრიანი ჰყოფნის, მისაღებს ოცდაათიანი დასჭირდება, გრძელი მაგიდის თავზე კი ხშირად სამ პატარას კიდებენ, ერთ რიგში.',
      'The lower half is milky glass that hides the bulb completely, the upper half ivory-painted metal, with a thin brass ring between them. Switched off, it’s still good to look at, a matt ball on a black cord.\n\nTake it down once a year and wash it in warm water, or dust will dim it. Twenty centimetres will do for a hallway and a living room wants thirty; over a long table people often hang three small ones in a row.',
      'Нижняя половина из молочного стекла полностью прячет лампочку, верхняя — металл цвета слоновой кости, между ними тонкое латунное кольцо. Выключенный он тоже хорош: матовый шар на чёрном кабеле.\n\nРаз в год снимите и вымойте тёплой водой, иначе пыль приглушит свет. Для коридора достаточно двадцати сантиметров, для гостиной нужны тридцать, а над длинным столом часто вешают в ряд три маленьких.',
      '下半球是乳白玻璃，把灯泡完全遮住；上半球是象牙白烤漆金属，中间一圈细铜环。不开灯时，也是黑线上悬着的一颗哑光圆球，耐看。\n\n每年取下来用温水洗一次，不然积灰会让灯光变暗。过道用20厘米就够，客厅要选30厘米，长餐桌上方常有人一排挂三只小的。',
    ),
    attributes: [
      material(t('რძისფერი მინა, ლითონი', 'Opal glass, metal', 'Молочное стекло, металл', '乳白玻璃、金属')),
      bulb(
        t('E27, LED 10 ვტ-მდე, არ მოჰყვება', 'E27, LED up to 10 W, not included', 'E27, LED до 10 Вт, не входит', 'E27，LED最大10瓦，不含'),
      ),
      cord(metres(1.5)),
      weight(t('0,9–1,8 კგ', '0.9–1.8 kg', '0,9–1,8 кг', '0.9–1.8千克')),
    ],
    looks: ['pendant.globe.ivory'],
    options: [sizes(value('20', cm(20)), value('25', cm(25)), value('30', cm(30)))],
    offers: [
      { values: ['20'], price: 11900, stock: 34 },
      { values: ['25'], price: 14900, stock: 21 },
      { values: ['30'], price: 18900, stock: 13 },
    ],
    daysOld: 204,
  },
  {
    key: 'nursery-globe-pendant',
    category: 'pendants',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('ბავშვის ოთახის სანათი „ღრუბელი“', 'Little Cloud nursery pendant', 'Светильник в детскую «Облачко»', '“云朵”儿童房吊灯'),
    description: t(
      'რბილი პოლიმერის სფერო ბალიშებით ბრძოლასაც გადაიტანს: არ ტყდება, მხოლოდ ქანაობს. სინათლე თბილია და თვალს არ ჭრის, საწოლიდან პირდაპირ რომ უყუროთ, მაშინაც.\n\nოთახს რბილად და თანაბრად ანათებს, სახატავ მაგიდას კი თავისი ლამპა მაინც დასჭირდება. ნათურა ცოტა დენს ხარჯავს და სფერო არ ცხელდება: შეგიძლიათ ანთებული დატოვოთ, სანამ ბავშვს დაეძინება, ამას თუნდაც სამი ზღაპარი დასჭირდეს.',
      'The globe is a soft polymer and will live through a pillow fight: it swings but doesn’t break. The light is warm and doesn’t dazzle, even if you lie in bed and look straight at it.\n\nIt gives the whole room a soft, even light; a drawing table will still want a lamp of its own. The bulb draws little current and the globe stays cool, so it can be left on until somebody is asleep, even if that takes three stories.',
      'Шар из мягкого полимера переживёт и бой подушками: не бьётся, только качается. Свет тёплый и не слепит, даже если смотреть на него прямо из кроватки.\n\nКомнату освещает мягко и ровно, но столику для рисования всё равно нужна своя лампа. Лампа в нём потребляет мало, и шар не нагревается: пусть горит, пока ребёнок не уснёт, хоть бы на это ушло три сказки.',
      '灯球用软质聚合物制成，枕头大战也不怕，只会晃，不会碎。光色偏暖不刺眼，躺在床上直视也没关系。\n\n整间屋子光线柔和均匀，画画的小桌还得另配一盏台灯。灯泡功率低，灯球不烫手，可以一直亮到孩子睡着，哪怕要讲三个故事。',
    ),
    attributes: [
      material(t('მქრქალი პოლიეთილენი', 'Matt polyethylene', 'Матовый полиэтилен', '哑光聚乙烯')),
      bulb(t('LED 7 ვტ, 2700 K, მოჰყვება', 'LED 7 W, 2700 K, included', 'LED 7 Вт, 2700 K, в комплекте', 'LED 7瓦，2700K，已含')),
      cord(t('0,6–1,5 მ', '0.6–1.5 m', '0,6–1,5 м', '0.6–1.5米可调')),
      weight(t('0,5–0,8 კგ', '0.5–0.8 kg', '0,5–0,8 кг', '0.5–0.8千克')),
    ],
    looks: ['pendant.globe.sky', 'pendant.globe.blush'],
    options: [colours(sky, blush), sizes(value('25', cm(25)), value('35', cm(35)))],
    offers: [
      { values: ['sky', '25'], price: 8900, stock: 31, look: 'pendant.globe.sky' },
      { values: ['sky', '35'], price: 11900, stock: 18, look: 'pendant.globe.sky' },
      { values: ['blush', '25'], price: 8900, stock: 26, look: 'pendant.globe.blush' },
      { values: ['blush', '35'], price: 11900, stock: 12, look: 'pendant.globe.blush' },
    ],
    daysOld: 12,
  },
  {
    key: 'amber-glass-pendant',
    category: 'pendants',
    store: 'lumari-light',
    brand: 'tsisferi',
    name: t(
      'ქარვისფერი მინის სანათი, 24 სმ',
      'Amber glass globe pendant, 24 cm',
      'Подвес из янтарного стекла, 24 см',
      '琥珀玻璃吊灯 24厘米',
    ),
    description: t(
      'სფეროს ზედა ნახევარი ქარვისფერი მინაა, ქვედა რძისფერი. თელავში ნაბერ მინას ფერს რკინა და ნახშირი აძლევს, ზუსტად ისე, როგორც ძველი აფთიაქის ქილებს.\n\nფერადი მინა სინათლის დაახლოებით მესამედს იტოვებს: სამუშაო მაგიდისთვის სუსტია, ვახშმისთვის კი სასიამოვნო. კაბელი სამი სიგრძისაა; სამმეტრიანს კიბის უჯრედისთვის ირჩევენ და ხშირად რამდენიმეს სხვადასხვა სიმაღლეზე კიდებენ.',
      'The upper half of the globe is amber glass, the lower half milky. Iron and carbon give the amber, blown in Telavi, the colour of old apothecary jars.\n\nColoured glass keeps about a third of the light to itself, which makes it too dim for a desk and pleasant over supper. There are three cord lengths. The three-metre one goes into stairwells, often several together at different heights.',
      'Верхняя половина шара из янтарного стекла, нижняя из молочного. Стекло выдувают в Телави, а янтарный цвет ему дают железо и уголь, как старым аптечным банкам.\n\nЦветное стекло забирает около трети света: для рабочего стола слабовато, а за ужином приятно. Кабель бывает трёх длин; трёхметровый берут для лестничных пролётов и часто вешают несколько светильников на разной высоте.',
      '灯球上半为琥珀玻璃，下半为乳白玻璃。琥珀玻璃在泰拉维手工吹制，加入铁和碳，颜色就像老药房的玻璃罐。\n\n有色玻璃会吃掉约三分之一的光，当书桌灯嫌暗，照着吃晚饭却很舒服。线长有三种，三米款多用于楼梯间，常常几只高低错落地挂。',
    ),
    attributes: [
      material(t('ხელით ნაბერი მინა, თითბერი', 'Mouth-blown glass, brass', 'Выдувное стекло, латунь', '手工吹制玻璃、黄铜')),
      diameter(cm(24)),
      bulb(warmBulb),
      warranty(months(24)),
      madeIn(telavi),
    ],
    looks: ['pendant.globe.amber'],
    options: [lengths(value('1', metres(1)), value('2', metres(2)), value('3', metres(3)))],
    offers: [
      { values: ['1'], price: 15900, stock: 22 },
      { values: ['2'], price: 16900, stock: 17 },
      { values: ['3'], price: 18500, stock: 6 },
    ],
    daysOld: 64,
  },
]
