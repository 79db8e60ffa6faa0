import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, mm } from '#demo/mall/terms/amounts.ts'
import { care, chain, closing, diameter, height, inBox, madeIn, material, size, technique, weight } from '#demo/mall/terms/attributes.ts'
import { chainLengths, closings, colours, navy, red, sizes, teal, value, wineRed } from '#demo/mall/terms/options.ts'
import { cloisonne, dryCloth, gildedSilver, tbilisi } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const carabiner = t('კარაბინი', 'Lobster clasp', 'Карабин', '龙虾扣')
const hook = value('hook', t('კაუჭით', 'Hooks', 'Крючок', '耳钩'))
const hinged = value('hinged', t('ინგლისური საკეტით', 'Lever-backs', 'Английский замок', '英式耳扣'))
const gilded = t('მოოქროვილი თითბერი', 'Gilded brass', 'Позолоченная латунь', '黄铜镀金')
const pouchBox = t('მუყაოს კოლოფი, სელის ქისა', 'Card box, linen pouch', 'Коробка, льняной мешочек', '纸盒、麻布袋')

export const jewellery: DemoProduct[] = [
  {
    key: 'sun-disc-necklace',
    category: 'jewellery',
    store: 'minanka-atelier',
    brand: 'minanka',
    name: t(
      'ყელსაბამი „მზიური“: მრგვალი მინანქარი',
      'Mziuri necklace with a round enamel',
      'Колье «Мзиури» с круглой эмалью',
      '“暖阳”圆形掐丝珐琅项链',
    ),
    description: t(
      'ვერცხლის ფირფიტაზე ერთი მილიმეტრის სიმაღლის ტიხრებს ვარჩილავთ, უჯრებს მინანქრის ფხვნილით ვავსებთ და რვაას გრადუსზე გამოვწვავთ. ასე ხუთჯერ, სანამ ფერი ტიხრის დონემდე არ ამოვა, მერე კი ლითონს ვაოქრებთ.\n\nჯერ სუნამო იპკურეთ, ყელსაბამი მერე გაიკეთეთ. ძეწკვს ორი სიგრძე აქვს: მოკლე კისერთან ზის, გრძელი კი სვიტრის ზემოდან იკიდება. თავად გულსაკიდი ლარის მონეტაზე ოდნავ პატარაა.',
      'We solder silver walls one millimetre high on a silver plate, fill the cells with enamel powder and fire it at eight hundred degrees. Five times over, until the colour rises level with the wire; then the metal is gilded.\n\nPut your perfume on first and the necklace after. There are two chains: the short one sits at the throat, the long one goes over a jumper. The pendant itself is slightly smaller than a one-lari coin.',
      'На серебряную пластину напаиваем перегородки высотой в миллиметр, засыпаем ячейки эмалевым порошком и обжигаем при восьмистах градусах. И так пять раз, пока цвет не поднимется вровень с проволокой, а потом золотим металл.\n\nСначала духи, потом колье. Цепочка двух длин: короткая лежит у шеи, длинную носят поверх свитера. Сама подвеска чуть меньше монеты в один лари.',
      '在银片上焊出一毫米高的银丝格，填入釉粉，八百度烧制。反复五遍，直到釉色与银丝齐平，最后镀金。\n\n请先喷香水，再戴项链。短链贴颈，长链可戴在毛衣外面。吊坠比一拉里硬币略小。',
    ),
    attributes: [material(gildedSilver), technique(cloisonne), diameter(mm(22)), closing(carabiner), care(dryCloth), madeIn(tbilisi)],
    looks: ['necklace.round.teal', 'necklace.round.wine'],
    options: [colours(teal, wineRed), chainLengths(value('42', cm(42)), value('50', cm(50)))],
    offers: [
      { values: ['teal', '42'], price: 26900, stock: 14, look: 'necklace.round.teal' },
      { values: ['teal', '50'], price: 28900, stock: 10, look: 'necklace.round.teal' },
      { values: ['wine', '42'], price: 26900, stock: 6, look: 'necklace.round.wine' },
      { values: ['wine', '50'], price: 28900, stock: 0, look: 'necklace.round.wine' },
    ],
    daysOld: 51,
  },
  {
    key: 'grape-drop-necklace',
    category: 'jewellery',
    store: 'minanka-atelier',
    name: t(
      'ყელსაბამი „მარცვალი“ ღვინისფერი წვეთით',
      'Martsvali necklace with a burgundy drop',
      'Колье «Марцвали» с бордовой каплей',
      '“一粒葡萄”酒红水滴项链',
    ),
    description: t(
      'საფერავის მარცვალივით მუქი წვეთი, რომლის გულშიც ღია ფურცლები იშლება. ღვინისფერი მინანქარი გამჭვირვალეა: ქვეშ ვერცხლია დაშტრიხული და ბრწყინვალებაც იქიდან მოდის.\n\nსველი ხელი არაფერს დააკლებს, მაგარ იატაკზე დავარდნას კი მინანქარი ვერ იტანს. წვეთი ძეწკვზე თავისუფლად სრიალებს და ყოველთვის შუაში ჩამოდის. უფრო ხშირად ოქტომბერში მიაქვთ, რთველში დაბადებულებისთვის.',
      'A drop as dark as a Saperavi grape, with pale petals opening at its heart. The burgundy enamel is clear: beneath it the silver is engraved with fine lines, and that is where the glow comes from.\n\nWet hands will do it no harm, but enamel does not survive a fall on a stone floor. The drop slides freely on the chain and always settles in the middle. It is bought mostly in October, for somebody born at harvest time.',
      'Капля тёмная, как ягода саперави, а в середине раскрываются светлые лепестки. Бордовая эмаль прозрачная: под ней серебро исчерчено тонкими штрихами, оттуда и блеск.\n\nМокрых рук не боится, а вот падения на каменный пол эмаль не прощает. Капля свободно скользит по цепочке и всегда ложится посередине. Чаще её покупают в октябре, для тех, кто родился в ртвели.',
      '颜色深得像一颗萨别拉维葡萄，中间绽开浅色花瓣。酒红釉是透明的，釉下银胎刻有细密纹路，光泽由此而生。\n\n沾水无妨，但摔到石板地上，珐琅会碎。水滴可在链上自由滑动，总会落在正中。十月买的人多，送给葡萄收获季出生的人。',
    ),
    attributes: [
      material(gildedSilver),
      technique(t('გამჭვირვალე მინანქარი', 'Translucent enamel', 'Прозрачная эмаль', '透明珐琅')),
      height(mm(18)),
      weight(grams(5)),
      madeIn(tbilisi),
    ],
    looks: ['necklace.drop.wine'],
    options: [chainLengths(value('40', cm(40)), value('45', cm(45)), value('50', cm(50)))],
    offers: [
      { values: ['40'], price: 18900, stock: 17 },
      { values: ['45'], price: 19500, stock: 23 },
      { values: ['50'], price: 20100, stock: 8 },
    ],
    daysOld: 216,
  },
  {
    key: 'bird-necklace',
    category: 'jewellery',
    store: 'minanka-atelier',
    brand: 'minanka',
    name: t(
      'ყელსაბამი „ჩიტი“ მოოქროვილი ძეწკვით',
      'Chiti bird necklace on a gilded chain',
      'Колье «Чити» с птицей на позолоченной цепочке',
      '“小鸟”掐丝珐琅镀金项链',
    ),
    description: t(
      'ამ ჩიტის მოხაზულობა ძველი თბილისური აივნის მოჩუქურთმებული ფიცრიდან გადმოვიღეთ. ფრთა და კუდი ცალ-ცალკე უჯრაშია, ამიტომ ფერები ერთმანეთში არ ირევა.\n\nუკანა მხარეც მინანქრით არის დაფარული, რომ მოოქროვება კანზე არ გაცვდეს. ჩიტი მარცხნივ იყურება: ასე დავხატეთ და შეკვეთით არ ვაბრუნებთ.',
      'The outline of this bird comes from a carved board on an old Tbilisi balcony. Wing and tail lie in cells of their own, so the colours never run together.\n\nThe back is enamelled as well, leaving no gilding to wear off against the skin. The bird looks to the left; that is how we drew it, and we do not turn it round to order.',
      'Очертания этой птицы мы сняли с резной доски старого тбилисского балкона. Крыло и хвост лежат в отдельных ячейках, поэтому цвета не смешиваются.\n\nОборот тоже покрыт эмалью, чтобы позолота не стиралась о кожу. Птица смотрит влево: так нарисовано, и на заказ мы её не разворачиваем.',
      '小鸟的轮廓取自第比利斯老阳台上的一块木雕板。翅膀和尾巴各占一格，釉色互不相混。\n\n背面同样烧了珐琅，贴肤佩戴，不怕磨掉镀金。小鸟朝左看，原稿如此，不接受定制转向。',
    ),
    attributes: [material(gildedSilver), technique(cloisonne), size(mm('24 × 16')), closing(carabiner), inBox(pouchBox)],
    looks: ['necklace.bird.navy', 'necklace.bird.red'],
    options: [colours(navy, red), chainLengths(value('45', cm(45)), value('55', cm(55)))],
    offers: [
      { values: ['navy', '45'], price: 23900, was: 27900, stock: 12, look: 'necklace.bird.navy' },
      { values: ['navy', '55'], price: 25900, was: 29900, stock: 9, look: 'necklace.bird.navy' },
      { values: ['red', '45'], price: 23900, stock: 19, look: 'necklace.bird.red' },
      { values: ['red', '55'], price: 25900, stock: 7, look: 'necklace.bird.red' },
    ],
    daysOld: 98,
  },
  {
    key: 'night-sky-necklace',
    category: 'jewellery',
    store: 'minanka-atelier',
    brand: 'minanka',
    name: t('ყელსაბამი „თუშეთის ღამე“', 'Tusheti Night necklace', 'Колье «Тушинская ночь»', '“图舍蒂之夜”圆形项链'),
    description: t(
      'ომალოში ქუჩის ნათურა თითქმის არ არის და ღამე ზუსტად ამ ფერისაა: ლურჯი, რომელიც შავს ებრძვის, შუაში კი რვაქიმიანი ვარსკვლავი. მინანქარს სამ ფენად ვდებთ, თითოეულს ცალკე გამოვწვავთ.\n\nძეწკვი თხელია, ამიტომ ძილის წინ მოიხსენით. გულსაკიდი ორმხრივია: საღამოს მინანქრით ატარებენ, დღისით კი გლუვი მოოქროვილი მხრით, რომელიც წვრილ ნაკაწრებს საქორწინო ბეჭედივით იკრებს.',
      'There is hardly a street lamp in Omalo, and the nights there are exactly this colour: a blue that is arguing with black, and an eight-pointed star in it. The enamel goes on in three coats, each fired by itself.\n\nThe chain is thin, so take it off before sleep. The pendant can be worn either way round: the enamel for evenings, and by day the plain gilded back, which gathers fine scratches the way a wedding ring does.',
      'В Омало почти нет уличных фонарей, и ночь там именно такого цвета: синева, которая спорит с чернотой, и восьмиконечная звезда. Эмаль кладём в три слоя и каждый обжигаем отдельно.\n\nЦепочка тонкая, снимайте её перед сном. Подвеску носят обеими сторонами: вечером эмалью наружу, днём гладкой позолотой, которая со временем покрывается тонкими царапинками, как обручальное кольцо.',
      '奥马洛几乎没有路灯，夜空就是这个颜色，蓝得快要变成黑，中间一颗八角星。釉分三层上，每层单独入炉烧。\n\n链子纤细，睡前请取下。吊坠两面都能戴：晚上珐琅朝外，白天换素面镀金，戴久了添些细划痕，像一枚旧婚戒。',
    ),
    attributes: [
      material(gildedSilver),
      technique(cloisonne),
      diameter(mm(26)),
      chain(t('მოოქროვილი, ღუზისებრი რგოლებით', 'Gilded, anchor links', 'Позолота, якорное плетение', '镀金，锚链')),
      madeIn(tbilisi),
    ],
    looks: ['necklace.round.navy'],
    options: [chainLengths(value('45', cm(45)), value('55', cm(55)))],
    offers: [
      { values: ['45'], price: 31900, stock: 5 },
      { values: ['55'], price: 33900, stock: 3 },
    ],
    daysOld: 29,
  },
  {
    key: 'green-drop-necklace',
    category: 'jewellery',
    store: 'mzisia-beauty',
    brand: 'velovani',
    name: t(
      'მოოქროვილი ყელსაბამი მწვანე წვეთით',
      'Gilded necklace with a green drop',
      'Позолоченное колье с зелёной каплей',
      '镀金绿釉水滴项链',
    ),
    description: t(
      'ყოველდღიური ყელსაბამი, რომლის დაკარგვისაც არ შეგეშინდებათ: თითბერი, სამი მიკრონი მოოქროვება და მწვანე მინანქარი. ნიკელს არ შეიცავს, მგრძნობიარე კანსაც არ აღიზიანებს.\n\nმოოქროვება მუდმივი არ არის: ყოველდღიური ტარებისას ორ წელიწადში კიდეებზე გაცვდება, შხაპის წინ თუ იხსნით, უფრო გვიან. მინანქარს მაისის ჩაის ბუჩქის ფერი აქვს და თეთრ პერანგზე კარგად ჩანს.',
      'An everyday necklace you won’t be afraid of losing: brass, three microns of gilding and green enamel. It contains no nickel and does not trouble sensitive skin.\n\nGilding does not last for ever: worn daily, it thins at the edges in about two years, later if you take it off before the shower. The green is that of a tea bush in May, and it shows well against a white shirt.',
      'Колье на каждый день, которое не страшно потерять: латунь, три микрона позолоты и зелёная эмаль. Никеля нет, чувствительную кожу не раздражает.\n\nПозолота не вечна: если носить не снимая, года через два она истончится по краям; снимайте перед душем, и это случится позже. Зелёный здесь такой, как у чайного куста в мае, и хорошо виден на белой рубашке.',
      '日常戴着不怕丢的项链：黄铜胎，三微米镀金，绿色珐琅。不含镍，敏感肌也能戴。\n\n镀金不是永久的，天天戴，大约两年边缘会磨薄；洗澡前摘下，能用得更久。这抹绿像五月的茶树，配白衬衫很显眼。',
    ),
    attributes: [material(gilded), height(mm(20)), closing(carabiner), care(dryCloth)],
    looks: ['necklace.drop.leaf'],
    options: [chainLengths(value('42', cm(42)), value('48', cm(48)))],
    offers: [
      { values: ['42'], price: 7900, stock: 46 },
      { values: ['48'], price: 8400, stock: 32 },
    ],
    daysOld: 287,
  },
  {
    key: 'drop-earrings',
    category: 'jewellery',
    store: 'minanka-atelier',
    brand: 'minanka',
    name: t(
      'საყურე „წვეთი“, ტიხრული მინანქარი',
      'Teal drop earrings in cloisonné',
      'Серьги-капли, перегородчатая эмаль',
      '孔雀绿水滴耳坠 掐丝珐琅',
    ),
    description: t(
      'წყვილს ერთი ფირფიტიდან ვჭრით და ერთ ღუმელში ვდებთ, თორემ ზურმუხტისფერი ყოველ გამოწვაზე ოდნავ იცვლება. თითო საყურე ოთხ გრამზე ნაკლებია, ასე რომ საღამომდე ყური არ დაგეღლებათ.\n\nკაუჭი უფრო თავისუფლად ირხევა, ინგლისური საკეტი კი ქურთუკის საყელოზე არ გაიხსნება. თუ მხოლოდ ერთი დაგეკარგათ, მეორეს ცალკე გაგიკეთებთ, მაგრამ ტონი შეიძლება ზუსტად არ დაემთხვეს.',
      'We cut the pair from a single plate and fire them together, since this teal shifts a little with every firing. Each weighs under four grams, light enough to wear until evening.\n\nHooks swing more freely; lever-backs will not open against a coat collar. Should you lose one we can make another, though the shade may not match to the last degree.',
      'Пару вырезаем из одной пластины и обжигаем вместе: изумрудный чуть меняется с каждым обжигом. Каждая серьга легче четырёх граммов, и к вечеру уши не устают.\n\nНа крючке серьги качаются свободнее, английский замок не расстегнётся о воротник. Потеряете одну — сделаем вторую, только оттенок может совпасть не до конца.',
      '一对耳坠从同一片银料裁下、同炉烧成，因为这种孔雀绿每烧一次都会略有变化。单只不到四克，戴到晚上耳朵也不累。\n\n耳钩款摇曳灵动，英式耳扣不怕衣领刮开。丢了一只可以补做，只是颜色未必分毫不差。',
    ),
    attributes: [material(gildedSilver), technique(cloisonne), height(mm(32)), weight(grams(3.8)), madeIn(tbilisi)],
    looks: ['earrings.drop.teal'],
    options: [closings(hook, hinged)],
    offers: [
      { values: ['hook'], price: 21900, stock: 15 },
      { values: ['hinged'], price: 23900, stock: 11 },
    ],
    daysOld: 127,
  },
  {
    key: 'enamel-hoops',
    category: 'jewellery',
    store: 'khurjina-bags',
    brand: 'velovani',
    name: t('საყურე-რგოლები ფერადი მინანქრით', 'Enamelled hoop earrings', 'Серьги-кольца с цветной эмалью', '彩釉圈形耳环'),
    description: t(
      'თითბრის რგოლში მინანქრის ნახევარმთვარე ზის, ქვემოთ კი წვრილი მძივები ჰკიდია და სიარულისას ოდნავ წკრიალებს. კაუჭი უკანა მხარეს იკეტება და საყელოზე არ იხსნება.\n\nოცმილიმეტრიანი ტელეფონზე საუბარს არ უშლის, ორმოციანი კი შარფს ადვილად ედება: გახდისას ფრთხილად იყავით. თითბერი დროთა განმავლობაში მუქდება, მშრალი ნაჭრით ისევ აპრიალდება.',
      'A crescent of enamel sits in each brass hoop, and tiny beads hang below it, tinkling a little as you walk. The hook shuts at the back and won’t open against a collar.\n\nThe twenty-millimetre size stays out of the way on the phone; the forty-millimetre one is fond of scarves, so mind it when you undress. Brass darkens in time and comes bright again with a dry cloth.',
      'В латунном кольце сидит полумесяц из эмали, а под ним висят крошечные бусины и чуть позвякивают при ходьбе. Крючок защёлкивается сзади и о воротник не расстегнётся.\n\nСерьги 20 мм не мешают говорить по телефону, а 40 мм любят цепляться за шарф, будьте внимательны. Латунь со временем темнеет и снова блестит, если протереть сухой тканью.',
      '黄铜圈里嵌着一弯彩釉月牙，下缀细小的珠子，走动时轻轻作响。耳钩背后带扣，不怕衣领刮开。\n\n20毫米打电话不碍事，40毫米戴围巾时容易勾住，脱衣请留意。黄铜戴久了发暗，用干布一擦又亮。',
    ),
    attributes: [
      material(t('თითბერი, მინანქარი', 'Brass, enamel', 'Латунь, эмаль', '黄铜、珐琅')),
      closing(t('საკეტიანი კაუჭი', 'Locking hook', 'Крючок с замком', '带扣耳钩')),
      weight(t('3–7 გ ცალი', '3–7 g each', '3–7 г каждая', '单只3–7克')),
      care(dryCloth),
    ],
    looks: ['earrings.hoop.red', 'earrings.hoop.navy'],
    options: [colours(red, navy), sizes(value('20', mm(20)), value('30', mm(30)), value('40', mm(40)))],
    offers: [
      { values: ['red', '20'], price: 5900, stock: 48, look: 'earrings.hoop.red' },
      { values: ['red', '30'], price: 6500, stock: 35, look: 'earrings.hoop.red' },
      { values: ['red', '40'], price: 7200, stock: 0, look: 'earrings.hoop.red' },
      { values: ['navy', '20'], price: 5900, stock: 42, look: 'earrings.hoop.navy' },
      { values: ['navy', '30'], price: 6500, stock: 29, look: 'earrings.hoop.navy' },
      { values: ['navy', '40'], price: 7200, stock: 16, look: 'earrings.hoop.navy' },
    ],
    daysOld: 164,
  },
  {
    key: 'fan-earrings',
    category: 'jewellery',
    store: 'minanka-atelier',
    name: t(
      'მწვანე საყურე „მარაო“, მოოქროვილი ვერცხლი',
      'Marao green fan earrings in gilded silver',
      'Зелёные серьги «Марао», позолоченное серебро',
      '“折扇”绿釉镀金耳环',
    ),
    description: t(
      'ქართული ცეკვის კაბას უხდებოდა ასეთი მარაოსებრი საყურე და დღეს შავ სვიტრზეც კარგად გამოიყურება. მწვანე მინანქარს ორი ტონი აქვს, წერტილები კი ლითონის პატარა ბურთულებია, ცალ-ცალკე მირჩილული.\n\nღერო ნიკელს არ შეიცავს, მაგრამ ახალგახვრეტილმა ყურმა მაინც ორი თვე უნდა მოიცადოს. დიდი ზომა ექვს გრამს იწონის და საღამოსთვისაა, პატარას სამსახურშიც იკეთებენ. მოცეკვავეები დღესაც ყიდულობენ, ჩვეულებრივ, კონცერტის წინა დღეს.',
      'Fan-shaped earrings like these went with the dresses of Georgian dance, and today they look well against a black jumper. The green enamel has two tones, and the dots are little balls of metal, each soldered on by itself.\n\nThe wire is nickel-free, yet a freshly pierced ear should wait two months. The large pair weighs six grams apiece and is for the evening; the small one goes to work as well. Dancers still buy them, usually the day before a concert.',
      'Такие серьги веером носили к платьям грузинского танца, а сегодня они хороши и на фоне чёрного свитера. У зелёной эмали два тона, а точки — крошечные шарики металла, припаянные по одному.\n\nШвенза без никеля, но только что проколотым ушам стоит подождать два месяца. Большая серьга весит шесть граммов, это на вечер, а маленькие надевают и на работу. Танцовщицы покупают их до сих пор, обычно накануне концерта.',
      '这种扇形耳环从前配格鲁吉亚舞裙，如今衬一件黑毛衣也好看。绿釉分两个色调，圆点是一粒粒焊上去的小金属珠。\n\n耳钩不含镍，不过刚打的耳洞请养两个月再戴。大号单只六克，适合晚上戴，小号上班也能戴。跳舞的姑娘们至今还来买，多半是演出前一天。',
    ),
    attributes: [
      material(gildedSilver),
      technique(cloisonne),
      weight(t('4–6 გ ცალი', '4–6 g each', '4–6 г каждая', '单只4–6克')),
      inBox(pouchBox),
    ],
    looks: ['earrings.hoop.leaf'],
    options: [sizes(value('25', mm(25)), value('35', mm(35)))],
    offers: [
      { values: ['25'], price: 21900, stock: 18 },
      { values: ['35'], price: 24900, stock: 11 },
    ],
    daysOld: 6,
  },
  {
    key: 'pomegranate-earrings',
    category: 'jewellery',
    store: 'oda-house',
    brand: 'minanka',
    name: t(
      'საყურე „ბროწეული“, ღვინისფერი მინანქარი',
      'Pomegranate drop earrings in burgundy enamel',
      'Серьги «Гранатовое зерно», бордовая эмаль',
      '“石榴籽”酒红珐琅耳坠',
    ),
    description: t(
      'გახსნილ ბროწეულში მუქ მარცვლებს შორის თხელი ღია აპკია ჩაყოლილი. საყურეშიც ასეა: ღვინისფერ წვეთში ვარდისფერი და თეთრი მინანქრის ფურცლები ზის, თითოეული ოქროსფერი მავთულით შემოვლებული.\n\nვისაც ყური გახვრეტილი არ აქვს, კლიფსი აიღოს: ნახევარი გრამით მძიმეა, მაგრამ რბილი ბალიში აქვს და საათობით ტარებისას არ უჭერს. ჩვენს ვიტრინაში ბროწეულის ნამდვილ ტოტზე ჰკიდია, რომელსაც ყოველ ნოემბერს ვცვლით.',
      'Open a pomegranate and a thin pale skin runs between the dark seeds. So it is here: petals of pink and white enamel lie within a burgundy drop, each with a thread of gilded wire round it.\n\nIf your ears aren’t pierced, take the clips: half a gram heavier, with a soft pad that doesn’t pinch for hours on end. In our window the earrings hang from a real pomegranate branch, which we change every November.',
      'В разломленном гранате между тёмными зёрнами проходит тонкая светлая плёнка. Так и здесь: в бордовой капле лежат лепестки розовой и белой эмали, каждый обведён золочёной проволокой.\n\nТем, у кого уши не проколоты, подойдут клипсы: они тяжелее на полграмма, зато мягкая подушечка часами не давит. В нашей витрине серьги висят на настоящей гранатовой ветке, её мы меняем каждый ноябрь.',
      '剖开石榴，深红的籽粒之间隔着浅色薄膜。耳坠也是这样：酒红水滴里嵌着粉、白两色珐琅花瓣，每一瓣都用镀金细丝勾边。\n\n没有耳洞可选耳夹款，每只多重半克，带软垫，戴几个小时也不夹痛。在我们橱窗里，它们挂在一根真的石榴枝上，每年十一月换一根新的。',
    ),
    attributes: [material(gildedSilver), technique(cloisonne), height(mm(28)), inBox(pouchBox), madeIn(tbilisi)],
    looks: ['earrings.drop.wine'],
    options: [closings(hook, hinged, value('clip', t('კლიფსი', 'Clips', 'Клипсы', '耳夹')))],
    offers: [
      { values: ['hook'], price: 19900, stock: 13 },
      { values: ['hinged'], price: 21900, stock: 10 },
      { values: ['clip'], price: 21900, stock: 1 },
    ],
    daysOld: 312,
  },
]
