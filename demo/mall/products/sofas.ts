import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, counted, kg, months } from '#demo/mall/terms/amounts.ts'
import { assembly, boxSize, care, load, madeIn, material, seatHeight, seats, warranty, weight, width } from '#demo/mall/terms/attributes.ts'
import { colours, sage, sand, sets, sizes, value, widths } from '#demo/mall/terms/options.ts'
import { legsOnly, town, wash30 } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const kutaisi = town('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西')

export const sofas: DemoProduct[] = [
  {
    key: 'veranda-sofa',
    category: 'armchairs',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('ორადგილიანი დივანი „შუშაბანდი“', 'Shushabandi two-seat sofa', 'Двухместный диван «Шушабанди»', '“玻璃廊”双人沙发'),
    description: t(
      'ძველი თბილისური შუშაბანდის სიგანეზე გავთვალეთ: ზურგი დაბალია და ფანჯარას არ ეფარება. ბალიშები ორივე მხრიდან ერთნაირია, ასე რომ თვეში ერთხელ გადააბრუნეთ და თანაბრად გაცვდება.\n\nგადასაკრავი ნახევრად სელია და მზეზე ყვითლდება, თუ ფარდას არ ჩამოაფარებთ. ვიწრო ვარიანტში ორი ადამიანი მხრით ეხება ერთმანეთს, განიერში შუაში კატაც ჯდება.',
      'We drew it to the width of an old Tbilisi glazed gallery: the back is low and stays below the windows. The cushions are alike on both faces; turned once a month, they wear evenly.\n\nHalf of the cover is linen, and it yellows in full sun unless you draw a curtain. On the narrow version two people touch shoulders; the wide one leaves a place for the cat.',
      'Рассчитан на ширину старого тбилисского шушабанди: спинка низкая и окон не закрывает. Подушки с обеих сторон одинаковые: раз в месяц переворачивайте, и износятся ровно.\n\nОбивка наполовину льняная и на солнце желтеет, если не задёрнуть штору. На узком варианте двое сидят плечом к плечу, на широком посередине поместится и кошка.',
      '按第比利斯老房子玻璃廊的宽度设计，靠背低，不挡窗。坐垫两面一样，每月翻个面，磨损更均匀。\n\n面料含一半亚麻，强光直晒会发黄，请拉上窗帘。窄款两人肩挨肩，宽款中间还能蹲只猫。',
    ),
    attributes: [
      material(t('წიფელი, სელისა და ბამბის ქსოვილი', 'Beech, linen and cotton cloth', 'Бук, ткань из льна и хлопка', '榉木、棉麻面料')),
      seats(counted(2, '人')),
      seatHeight(cm(43)),
      load(kg(240)),
      assembly(legsOnly),
      madeIn(kutaisi),
    ],
    looks: ['sofa.two.sage', 'sofa.two.sand'],
    options: [colours(sage, sand), widths(value('150', cm(150)), value('170', cm(170)))],
    offers: [
      { values: ['sage', '150'], price: 189000, stock: 4, look: 'sofa.two.sage' },
      { values: ['sage', '170'], price: 214000, stock: 6, look: 'sofa.two.sage' },
      { values: ['sand', '150'], price: 189000, stock: 8, look: 'sofa.two.sand' },
      { values: ['sand', '170'], price: 214000, stock: 5, look: 'sofa.two.sand' },
    ],
    daysOld: 94,
  },
  {
    key: 'family-sofa',
    category: 'armchairs',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'სამადგილიანი დივანი გასარეცხი შალითით',
      'Three-seat sofa with washable covers',
      'Трёхместный диван со съёмными чехлами',
      '可拆洗三人沙发',
    ),
    description: t(
      'ყველა შალითა ელვით იხსნება და ჩვეულებრივ მანქანაში ირეცხება: კაკაო და ფლომასტერი აქ ტრაგედია აღარ არის. გრაფიტისფერი ქსოვილი წვრილად ჭრელია და ბეწვი ზედ თითქმის არ ჩანს.\n\nდივანი სამ ყუთად მოდის და ხრახნებით იწყობა, ამიტომ ვიწრო კიბესაც გაივლის. პირველ თვეს ბალიშები მაგარი მოგეჩვენებათ, მერე ჩაჯდება.',
      'Every cover unzips and goes into an ordinary washing machine, so cocoa and felt-tip pens are no longer a tragedy. The charcoal cloth is finely flecked and hardly shows hair.\n\nIt arrives in three boxes and bolts together, which gets it up a narrow staircase. The cushions feel firm for the first month and then settle.',
      'Все чехлы на молнии и стираются в обычной машине: какао и фломастеры больше не трагедия. Графитовая ткань с мелкой крапинкой, шерсть на ней почти не видна.\n\nПриезжает в трёх коробках и собирается на болтах, поэтому пройдёт и по узкой лестнице. Первый месяц подушки кажутся жёсткими, потом осядут.',
      '全部沙发套都带拉链，家用洗衣机就能洗，可可和水彩笔不再是灾难。石墨灰面料带细点，沾了毛也不显。\n\n分三箱送达，用螺栓拼装，窄楼梯也搬得上去。头一个月坐垫偏硬，坐坐就软了。',
    ),
    attributes: [
      material(t('ფიჭვი, პოლიესტერის ქსოვილი', 'Pine, polyester cloth', 'Сосна, ткань из полиэстера', '松木、涤纶面料')),
      seats(counted(3, '人')),
      seatHeight(cm(45)),
      load(kg(330)),
      care(wash30),
      assembly(t('ორი ადამიანი, 45 წუთი', 'Two people, 45 minutes', 'Двое, 45 минут', '两人约45分钟')),
    ],
    looks: ['sofa.three.graphite'],
    options: [widths(value('190', cm(190)), value('210', cm(210)), value('230', cm(230)))],
    offers: [
      { values: ['190'], price: 199000, stock: 10 },
      { values: ['210'], price: 229000, was: 269000, stock: 12 },
      { values: ['230'], price: 259000, stock: 7 },
    ],
    daysOld: 14,
  },
  {
    key: 'guest-sofa-bed',
    category: 'armchairs',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('გასაშლელი დივანი სტუმრებისთვის', 'Sofa bed for guests', 'Раскладной диван для гостей', '客用三人沙发床'),
    description: t(
      'დღისით სამი კაცი ზის, ღამით ორი წვება: დასაჯდომი წინ გამოიწევა, ზურგი კი ძირს ეშვება, ამას ნახევარი წუთიც ჰყოფნის. შუაში ღარი არ რჩება, რადგან ლეიბი ერთი მთლიანი ფენაა.\n\nყოველდღიურ საწოლად ნუ იყიდით, მექანიზმი თვეში ათ გაშლაზეა გათვლილი. ქვემოთ თეთრეულის ყუთია, სადაც ბალიში და საბანი ეტევა.',
      'By day three people sit on it, by night two lie down: the seat slides forward and the back drops flat, which takes half a minute. There is no groove down the middle, because the mattress is a single layer.\n\nDo not buy it as an everyday bed; the mechanism is meant to open about ten times a month. Pillows and a duvet fit into the drawer underneath.',
      'Днём сидят трое, ночью спят двое: сиденье выезжает вперёд, спинка опускается, всё за полминуты. Желобка посередине нет, потому что матрас цельный.\n\nНа каждый день вместо кровати не берите: механизм рассчитан примерно на десять раскладываний в месяц. Внизу ящик, куда поместятся подушки и одеяло.',
      '白天坐三人，晚上睡两人，坐垫往前一拉、靠背放平，半分钟搞定。床垫是整块的，中间没有缝。\n\n机构按每月开合十次左右设计，不建议当床天天睡。下方有储物箱，枕头和被子都放得下。',
    ),
    attributes: [
      material(t('წიფელი, ლითონი, მკვრივი ბამბა', 'Beech, metal, heavy cotton', 'Бук, металл, плотный хлопок', '榉木、金属、厚棉布')),
      width(cm(208)),
      load(kg(280)),
      assembly(t('ვაწყობთ ადგილზე, უფასოდ', 'We assemble it at your home, free', 'Собираем на месте бесплатно', '免费上门组装')),
      warranty(months(36)),
      madeIn(kutaisi),
    ],
    looks: ['sofa.three.clay'],
    options: [
      sizes(
        value('140', t('ლეიბი 140 × 200', 'Mattress 140 × 200', 'Спальное место 140 × 200', '床面140×200')),
        value('160', t('ლეიბი 160 × 200', 'Mattress 160 × 200', 'Спальное место 160 × 200', '床面160×200')),
      ),
    ],
    offers: [
      { values: ['140'], price: 249000, stock: 6 },
      { values: ['160'], price: 274000, was: 309000, stock: 3 },
    ],
    daysOld: 255,
  },
  {
    key: 'staircase-sofa',
    category: 'armchairs',
    store: 'oda-house',
    brand: 'velovani',
    name: t(
      'დასაშლელი დივანი ვიწრო კიბისთვის',
      'Knock-down sofa for narrow stairs',
      'Разборный диван для узкой лестницы',
      '可拆装双人沙发 窄楼梯也能搬',
    ),
    description: t(
      'ყუთი ავტობუსშიც ეტევა და ხვეულ კიბეზეც ადის: დივანი თერთმეტ დეტალად იშლება და ქანჩის გასაღები არ სჭირდება. მუქი ლურჯი გადასაკრავი ბოლოს ემაგრება, ლიპუჩით.\n\nმკლავები შიგნიდან ცარიელია, ზედ ნუ ჩამოჯდებით. ეს დივანი მათთვის მოვიტანეთ, ვინც ნაქირავებში ცხოვრობს და წელიწადში ერთხელ გადადის.',
      'Its box goes on a bus and round a spiral staircase: the sofa comes apart into eleven pieces and needs no spanner. The navy cover goes on last, with hook-and-loop tape.\n\nThe arms are hollow and aren’t for sitting on. We brought it in for people in rented flats who move once a year.',
      'Коробка войдёт в автобус и пройдёт по винтовой лестнице: диван разбирается на одиннадцать частей, ключи не нужны. Тёмно-синяя обивка крепится последней, на липучке.\n\nПодлокотники внутри полые, садиться на них нельзя. Привезли этот диван для тех, кто снимает квартиру и переезжает раз в год.',
      '拆成十一个部件，不用扳手，装箱后能上公交，也能过旋转楼梯。藏青色外套最后用魔术贴固定。\n\n扶手内部中空，请不要坐在上面。这款是专为租房、一年一搬家的人进的货。',
    ),
    attributes: [
      material(t('ფანერა, პოლიესტერი', 'Plywood, polyester', 'Фанера, полиэстер', '多层板、涤纶')),
      boxSize(cm('148 × 78 × 80')),
      weight(kg(29)),
      load(kg(220)),
      assembly(t('ერთი ადამიანი, 30 წუთი', 'One person, 30 minutes', 'Один человек, 30 минут', '一人约30分钟')),
    ],
    looks: ['sofa.two.navy'],
    options: [
      sets(
        value('sofa', t('დივანი', 'Sofa', 'Диван', '沙发')),
        value('cover', t('დივანი და მეორე გადასაკრავი', 'Sofa and a second cover', 'Диван и второй чехол', '沙发加替换套')),
      ),
    ],
    offers: [
      { values: ['sofa'], price: 99000, stock: 18 },
      { values: ['cover'], price: 119000, stock: 9 },
    ],
    daysOld: 40,
  },
]
