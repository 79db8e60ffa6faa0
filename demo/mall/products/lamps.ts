import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, hours, kg, mah, metres, months, watts } from '#demo/mall/terms/amounts.ts'
import {
  battery,
  bulb,
  care,
  cord,
  height,
  inBox,
  madeIn,
  material,
  playtime,
  warranty,
  waterproof,
  wattage,
  weight,
} from '#demo/mall/terms/attributes.ts'
import { blush, clay, colours, heights, mounts, mustard, sage, sets, value } from '#demo/mall/terms/options.ts'
import { dryCloth, mtskheta, warmBulb } from '#demo/mall/terms/phrases.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const onBase = value('base', t('ძირით', 'On a base', 'На основании', '底座式'))
const onClamp = value('clamp', t('დამჭერით', 'With a clamp', 'На струбцине', '夹式'))

export const lamps: DemoProduct[] = [
  {
    key: 'studio-desk-lamp',
    category: 'lamps',
    store: 'lumari-light',
    brand: 'lumari',
    name: t(
      'მაგიდის ლამპა „სტუდია“ სახსრიანი მკლავით',
      'Studio desk lamp with a jointed arm',
      'Настольная лампа «Студия» на шарнирах',
      '“工作室”双关节台灯',
    ),
    description: t(
      'თითბრის მკლავი ორ ადგილას იხრება და იქ ჩერდება, სადაც გააჩერებთ. მუქი ლურჯი თავი სინათლეს ზუსტად ფურცელზე მიმართავს.\n\nმძიმე ძირით მაგიდაზე მყარად დგას, დამჭერით კიდეზე მაგრდება, კედელზე კი ორი ხრახნით. ნათურა ყუთში დევს, თუმცა სხვა E27-იც მოუდგება. სახსრებს წელიწადში ერთხელ მოჭერა უნდა.',
      'The brass arm bends at two joints and stays where you leave it. The navy head puts the light exactly on the page.\n\nOn its heavy base it stands firm; the clamp grips the edge of a desk, and the wall bracket takes two screws. A bulb is in the box, and any other E27 will fit. The joints want tightening about once a year.',
      'Латунный кронштейн сгибается в двух местах и остаётся там, где его оставили. Тёмно-синий плафон светит точно на страницу.\n\nНа тяжёлом основании лампа стоит крепко, струбцина зажимает край стола, а настенный вариант держится на двух шурупах. Лампочка в коробке, подойдёт и любая другая E27. Раз в год шарниры стоит подтянуть.',
      '黄铜灯臂双关节可调，停哪儿是哪儿。藏青灯头让光线正好落在纸面上。\n\n底座式放桌上稳当，夹式夹住桌沿，壁式用两颗螺丝固定。盒内附灯泡，换其他E27灯泡也行。关节用上一年左右，需要拧紧一次。',
    ),
    attributes: [
      material(t('ფოლადი, თითბერი', 'Steel, brass', 'Сталь, латунь', '钢、黄铜')),
      height(cm(48)),
      bulb(warmBulb),
      cord(metres(1.8)),
      warranty(months(24)),
    ],
    looks: ['lamp.arm.navy'],
    options: [mounts(onBase, onClamp, value('wall', t('კედელზე', 'On the wall', 'На стене', '壁挂式')))],
    offers: [
      { values: ['base'], price: 14900, was: 17900, stock: 31 },
      { values: ['clamp'], price: 13900, stock: 24 },
      { values: ['wall'], price: 12900, stock: 9 },
    ],
    daysOld: 9,
  },
  {
    key: 'dimming-led-lamp',
    category: 'lamps',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t(
      'LED ლამპა სიკაშკაშის რეგულატორით, 9 ვტ',
      'Dimmable LED desk lamp, 9 W',
      'Светодиодная лампа с диммером, 9 Вт',
      '可调光LED台灯 9瓦',
    ),
    description: t(
      'ძირზე თითის შეხებით სინათლეს თბილიდან ცივამდე შეცვლით და ბოლო არჩევანს ლამპა დაიმახსოვრებს. არ ციმციმებს, ამიტომ გვიანობამდე კითხვისას თვალი ნაკლებად იღლება.\n\nუფრო ძვირ ვარიანტში ძირი ტელეფონსაც უსადენოდ მუხტავს. LED ჩაშენებულია და ვერ გამოიცვლება, სამაგიეროდ, სამწლიანი გარანტია მასზეც ვრცელდება.',
      'A touch on the base takes the light from warm to cool, and the lamp remembers your last choice. It doesn’t flicker, so reading late is easier on the eyes.\n\nThe dearer version also charges a phone laid on its base. The LED is built in and can’t be changed, but the three-year warranty covers it too.',
      'Коснётесь основания, и свет из тёплого станет холодным, а последний выбор лампа запомнит. Она не мерцает, поэтому глаза меньше устают, даже если засидеться с книгой допоздна.\n\nВерсия подороже ещё и заряжает телефон, если положить его на основание. Светодиод встроенный и не меняется, зато трёхлетняя гарантия распространяется и на него.',
      '轻触底座，光色由暖到冷随心切换，还会记住上次的设置。无频闪，夜里看书眼睛没那么累。\n\n高配款的底座能给手机无线充电。LED为内置，不能更换，不过三年质保也包含这一部分。',
    ),
    attributes: [
      material(t('ალუმინი, თითბერი', 'Aluminium, brass', 'Алюминий, латунь', '铝合金、黄铜')),
      bulb(t('LED, 2700–5000 K', 'LED, 2700–5000 K', 'LED, 2700–5000 K', 'LED，2700–5000K')),
      wattage(watts(9)),
      cord(metres(1.5)),
      warranty(months(36)),
    ],
    looks: ['lamp.arm.white'],
    options: [
      sets(
        value('plain', t('ლამპა', 'Lamp', 'Лампа', '标准款')),
        value('charger', t('ლამპა დამტენით', 'Lamp with phone charger', 'Лампа с зарядкой', '无线充电款')),
      ),
    ],
    offers: [
      { values: ['plain'], price: 16900, stock: 28 },
      { values: ['charger'], price: 21900, stock: 15 },
    ],
    daysOld: 70,
  },
  {
    key: 'homework-lamp',
    category: 'lamps',
    store: 'tsigni-corner',
    brand: 'tsisferi',
    name: t(
      'მოსწავლის ლამპა „ცისფერა“, 38 სმ',
      'Tsispera homework lamp, 38 cm',
      'Лампа школьника «Циспера», 38 см',
      'Tsispera 学习台灯 38厘米',
    ),
    description: t(
      'პატარა ლამპა გაკვეთილებისთვის: თავი დაბლა იხრება და მეორე საწოლში მძინარე დას არ აღვიძებს. ცისფერი საღებავი ნაკაწრს კარგად უძლებს.\n\nგარსი გარედან არ ცხელდება, ამიტომ ბავშვი თავად ატრიალებს. დამჭერიანი ვარიანტი საწოლის თავსა და თაროსაც ჩაეჭიდება, თუ ფიცარი სამ სანტიმეტრზე სქელი არ არის. ნათურა ყუთშივე დევს.',
      'A small lamp for homework: the head bends low and does not wake the sister asleep in the next bed. Its sky-blue paint stands up well to scratches.\n\nThe shade stays cool, so a child can turn it without help. The clamp version also grips a headboard or a shelf, as long as the board is no thicker than three centimetres. A bulb is in the box.',
      'Небольшая лампа для уроков: плафон наклоняется низко и не будит сестру на соседней кровати. Голубая краска держится хорошо и почти не царапается.\n\nСнаружи плафон не нагревается, ребёнок поворачивает его сам. Вариант на струбцине цепляется и за изголовье, и за полку, если доска не толще трёх сантиметров. Лампочка в коробке.',
      '写作业用的小台灯，灯头可压得很低，不会晃醒旁边床上的妹妹。天蓝色漆面耐刮。\n\n灯罩外壁不烫手，孩子自己就能转动。夹式款还能夹在床头板或书架上，板厚不超过3厘米即可。盒内附灯泡一只。',
    ),
    attributes: [
      material(t('ლითონი', 'Metal', 'Металл', '金属')),
      height(cm(38)),
      bulb(t('E14, 5 ვტ, მოჰყვება', 'E14, 5 W, included', 'E14, 5 Вт, в комплекте', 'E14，5瓦，已含')),
      weight(kg(1.1)),
    ],
    looks: ['lamp.arm.sky'],
    options: [mounts(onBase, onClamp)],
    offers: [
      { values: ['base'], price: 7900, stock: 40 },
      { values: ['clamp'], price: 8400, stock: 27 },
    ],
    daysOld: 129,
  },
  {
    key: 'soko-lamp',
    category: 'lamps',
    store: 'lumari-light',
    brand: 'lumari',
    name: t('საწოლის ლამპა „სოკო“', 'Soko bedside lamp', 'Прикроватная лампа «Грибок»', '“蘑菇”床头灯'),
    description: t(
      'ქუდი ფეხზე უბრალოდ დევს და ხელის ერთი მოძრაობით იხრება: გინდათ წიგნისკენ, გინდათ კედლისკენ. ღილაკის ნაცვლად კაბელზე რგოლია, რომელსაც სიბნელეშიც იპოვით.\n\nქუდის ფოლადი თხელია: თუ დაგივარდათ, ჩაღრმავება დააჩნდება. ოცდაოთხსანტიმეტრიანი ტუმბოზე ეტევა, ოცდათოთხმეტიანი კომოდზე უკეთ დგას. ორივე ზომა გვერდიგვერდ რომ ნახოთ, მიხვდებით, სახელი საიდან აქვს.',
      'The cap simply rests on the stem and tilts at a push, towards your book or away to the wall. Instead of a button there is a ring on the cord that you can find in the dark.\n\nThe cap is thin steel, so a fall will leave a dent. The 24 cm one fits a bedside table; the 34 cm one looks better on a chest of drawers. Soko is Georgian for mushroom: stand the two sizes together and you will see why.',
      'Шляпка просто лежит на ножке и наклоняется одним движением: хоть к книге, хоть к стене. Вместо кнопки на проводе кольцо, его легко найти в темноте.\n\nШляпка из тонкой стали, и от падения на ней останется вмятина. Лампа в 24 см помещается на тумбочку, в 34 см лучше смотрится на комоде. Поставьте рядом оба размера, и сразу видно, откуда название.',
      '灯帽只是搁在灯柱上，轻轻一推就能转向书页或转向墙面。线上的拉环代替开关，摸黑也找得到。\n\n灯帽是薄钢板，摔落会留下凹痕。24厘米款放床头柜正好，34厘米款摆在斗柜上更相称。两个尺寸并排一放，就明白名字是怎么来的。',
    ),
    attributes: [
      material(t('შეღებილი ფოლადი', 'Painted steel', 'Крашеная сталь', '烤漆钢')),
      bulb(t('E14 LED, 6 ვტ, ყუთშია', 'E14 LED, 6 W, in the box', 'E14 LED, 6 Вт, в коробке', 'E14 LED，6瓦，随盒附送')),
      cord(metres(1.8)),
      care(dryCloth),
      warranty(months(24)),
    ],
    looks: ['lamp.mushroom.clay', 'lamp.mushroom.sage'],
    options: [colours(clay, sage), heights(value('24', cm(24)), value('34', cm(34)))],
    offers: [
      { values: ['clay', '24'], price: 12900, stock: 33, look: 'lamp.mushroom.clay' },
      { values: ['clay', '34'], price: 16900, stock: 14, look: 'lamp.mushroom.clay' },
      { values: ['sage', '24'], price: 12900, stock: 29, look: 'lamp.mushroom.sage' },
      { values: ['sage', '34'], price: 16900, stock: 0, look: 'lamp.mushroom.sage' },
    ],
    daysOld: 37,
  },
  {
    key: 'glazed-clay-lamp',
    category: 'lamps',
    store: 'tone-workshop',
    brand: 'tone',
    name: t('თიხის ლამპა თეთრი ჭიქურით', 'White-glazed clay table lamp', 'Глиняная лампа под белой глазурью', '白釉陶土台灯'),
    description: t(
      'ფეხი და ქუდი მორგვზე ცალ-ცალკე ამოგვყავს, ღუმელში კი ერთად ვდგამთ, რომ ჭიქური ერთ ფერში გამოვიდეს. ქუდს თავზე თითბრის პატარა ღილი აზის.\n\nმძიმეა და კატა ვერ გადააგდებს, მაგრამ ქვეშ ნაჭერი დაუფინეთ, თორემ უხეში ძირი ლაქს დაკაწრავს. სინათლე მხოლოდ ქვევით ეცემა: საკითხავად არ გამოდგება, ფინჯნებსა თუ წიგნებს კი ლამაზად აჩენს. ჩვენთან იმ თაროზე დგას, სადაც ღუმლიდან ახლად ამოღებულ ჯამებს ვაწყობთ.',
      'Stem and cap are thrown separately and fired together, so that the glaze comes out in one shade. A small brass knob sits on top of the cap.\n\nIt is too heavy for a cat to knock over; put a cloth under it, though, or the rough foot will scratch a varnished top. The light falls only downwards, no use for reading but flattering to cups and books. Ours stands on the shelf where we set out bowls fresh from the kiln.',
      'Ножку и шляпку точим на круге отдельно, а обжигаем вместе, чтобы глазурь вышла одного тона. Сверху на шляпке маленькая латунная пуговка.\n\nЛампа тяжёлая, кот её не уронит, но под неё лучше постелить салфетку, иначе шершавое дно поцарапает лак. Свет падает только вниз: для чтения не годится, зато чашки или книги покажет красиво. У нас она стоит на полке, куда мы ставим миски прямо из печи.',
      '灯柱和灯帽分开拉坯，再一起入窑，釉色才会一致。灯帽顶上缀一颗小铜钮。\n\n分量重，猫推不倒；底部是素胎，放在漆面家具上请垫块布。光只往下落，不适合阅读，照杯子和书脊却好看。在我们工坊，它就立在刚出窑的碗旁边。',
    ),
    attributes: [
      material(t('წითელი თიხა, თეთრი ჭიქური', 'Red clay, white glaze', 'Красная глина, белая глазурь', '红陶、白釉')),
      bulb(t('E14, LED 8 ვტ-მდე, არ მოჰყვება', 'E14, LED up to 8 W, not included', 'E14, LED до 8 Вт, не входит', 'E14，LED最大8瓦，不含')),
      weight(t('2,1–3,6 კგ', '2.1–3.6 kg', '2,1–3,6 кг', '2.1–3.6千克')),
      madeIn(mtskheta),
    ],
    looks: ['lamp.mushroom.ivory'],
    options: [heights(value('26', cm(26)), value('34', cm(34)))],
    offers: [
      { values: ['26'], price: 17900, stock: 8 },
      { values: ['34'], price: 24900, stock: 3 },
    ],
    daysOld: 151,
  },
  {
    key: 'terrace-rechargeable-lamp',
    category: 'lamps',
    store: 'oda-house',
    brand: 'sanatela',
    name: t(
      'უსადენო ლამპა აივნისთვის, 12 საათი',
      'Cordless balcony lamp, 12 hours',
      'Лампа без провода для балкона, 12 часов',
      '阳台充电台灯 续航12小时',
    ),
    description: t(
      'ვახშამი აივანზე გადაიტანეთ და ლამპაც თან გაიყოლეთ: კაბელი მხოლოდ დასამუხტად სჭირდება. ქუდზე შეხებით სამიდან ერთ სიკაშკაშეს აირჩევთ, ყველაზე დაბალზე თორმეტ საათს ანათებს.\n\nწვიმას რამდენიმე წუთს უძლებს, თუმცა ღამით გარეთ ნუ დატოვებთ. სრულად დასამუხტად ოთხი საათი უნდა და ტელეფონის დამტენიც გამოდგება.',
      'Move supper out to the balcony and take the lamp along: the cord is only for charging. A touch on the cap steps through three levels; on the lowest it glows for twelve hours.\n\nIt can take a few minutes of rain, but don’t leave it out overnight. A full charge takes four hours with any phone charger.',
      'Перенесли ужин на балкон — берите лампу с собой, провод нужен только для зарядки. Коснитесь шляпки, чтобы выбрать одну из трёх яркостей; на самой слабой лампа светит двенадцать часов.\n\nНесколько минут дождя выдержит, но на ночь под открытым небом не оставляйте. Полная зарядка занимает четыре часа, подойдёт и телефонное зарядное устройство.',
      '晚饭搬到阳台吃，灯也跟着走，电线只在充电时才用。轻触灯帽切换三档亮度，最低档能亮12小时。\n\n淋几分钟雨没问题，但别在室外过夜。充满需四小时，用手机充电器就行。',
    ),
    attributes: [
      height(cm(28)),
      battery(mah(4000)),
      playtime(hours('5–12')),
      waterproof(same('IP44')),
      inBox(t('ლამპა, USB-C კაბელი', 'Lamp, USB-C cable', 'Лампа, кабель USB-C', '台灯、USB-C线')),
    ],
    looks: ['lamp.mushroom.mustard', 'lamp.mushroom.blush'],
    options: [
      colours(mustard, blush),
      sets(value('1', t('1 ცალი', 'Single', '1 штука', '单盏')), value('2', t('წყვილი', 'Pair', 'Пара', '两盏装'))),
    ],
    offers: [
      { values: ['mustard', '1'], price: 9900, stock: 46, look: 'lamp.mushroom.mustard' },
      { values: ['mustard', '2'], price: 18500, stock: 20, look: 'lamp.mushroom.mustard' },
      { values: ['blush', '1'], price: 9900, was: 11900, stock: 38, look: 'lamp.mushroom.blush' },
      { values: ['blush', '2'], price: 18500, was: 21900, stock: 16, look: 'lamp.mushroom.blush' },
    ],
    daysOld: 26,
  },
]
