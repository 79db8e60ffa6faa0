import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, kg, metres, months } from '#demo/mall/terms/amounts.ts'
import { assembly, bulb, cord, height, madeIn, material, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { black, brassTone, colours, heights, sets, value } from '#demo/mall/terms/options.ts'
import { telavi, warmBulb } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

export const floorLamps: DemoProduct[] = [
  {
    key: 'arc-floor-lamp',
    category: 'lamps',
    store: 'lumari-light',
    brand: 'lumari',
    name: t('რკალისებრი ტორშერი „თაღი“', 'Taghi arc floor lamp', 'Дуговой торшер «Арка»', '“拱门”弧形落地灯'),
    description: t(
      'მარმარილოს მძიმე ძირი დივნის უკან დგას, სინათლე კი დივნის წინ, მაგიდაზე ეცემა. ჭერს აღარ გახვრეტთ, მაგიდას კი სადაც გინდათ, იქ დადგამთ.\n\nძირი თვრამეტ კილოგრამს იწონის, ამიტომ აწყობისას ერთი დამხმარე გამოგადგებათ. მაღალ ვარიანტს სულ მცირე 2,6 მეტრი სიმაღლის ჭერი სჭირდება.',
      'The heavy marble base stands behind the sofa while the light falls in front of it, on the table. No hole in the ceiling, and the table can go wherever you like.\n\nThe base weighs eighteen kilos, so have somebody help you put it together. The taller version needs a ceiling of at least 2.6 metres.',
      'Тяжёлое мраморное основание стоит за диваном, а свет падает перед ним, на столик. Потолок сверлить не нужно, и столик можно ставить где угодно.\n\nОснование весит восемнадцать килограммов, собирать удобнее вдвоём. Для высокого варианта нужен потолок не ниже 2,6 м.',
      '沉稳的大理石底座放在沙发背后，光却落在沙发前的茶几上。不用在天花板打孔，茶几想放哪儿就放哪儿。\n\n底座重18公斤，最好两个人一起装。高款要求层高不低于2.6米。',
    ),
    attributes: [
      material(t('ფოლადი, მარმარილო', 'Steel, marble', 'Сталь, мрамор', '钢、大理石')),
      bulb(warmBulb),
      cord(t('2,5 მ, ფეხის ჩამრთველით', '2.5 m, with a foot switch', '2,5 м, с ножным выключателем', '2.5米，带脚踏开关')),
      weight(kg(23)),
      assembly(t('ორ კაცს 20 წუთი', 'Two people, 20 minutes', 'Вдвоём, 20 минут', '两人约20分钟')),
    ],
    looks: ['floorlamp.arc.brass', 'floorlamp.arc.black'],
    options: [colours(brassTone, black), heights(value('180', cm(180)), value('205', cm(205)))],
    offers: [
      { values: ['brass', '180'], price: 46900, stock: 8, look: 'floorlamp.arc.brass' },
      { values: ['brass', '205'], price: 52900, stock: 4, look: 'floorlamp.arc.brass' },
      { values: ['black', '180'], price: 42900, stock: 11, look: 'floorlamp.arc.black' },
      { values: ['black', '205'], price: 48900, stock: 6, look: 'floorlamp.arc.black' },
    ],
    daysOld: 102,
  },
  {
    key: 'tripod-floor-lamp',
    category: 'lamps',
    store: 'khiskari-wood',
    brand: 'khiskari',
    name: t(
      'სამფეხა ტორშერი სელის აბაჟურით',
      'Tripod floor lamp with a linen shade',
      'Торшер-тренога с льняным абажуром',
      '亚麻罩三脚落地灯',
    ),
    description: t(
      'სამ ფეხს ერთი კრემისფერი რგოლი კრავს: შიგნით ჩასვამთ, მოუჭერთ და დგას, ხელსაწყო არ გჭირდებათ. სელის აბაჟური სინათლეს ისე ატარებს, როგორც ფარდა დილის მზეს.\n\nისეთ კუთხეში დააყენეთ, სადაც არავინ წამოედება, რადგან ფეხები ნახევარ მეტრზე იშლება. აბაჟურს მშრალი ჯაგრისით ასუფთავებენ, წყალი ლაქას უტოვებს.',
      'One cream metal collar holds the three legs: slot them in, tighten it and it stands, with no tools needed. The linen shade lets light through the way a curtain lets in the morning sun.\n\nThe feet spread half a metre; give it a corner where nobody will trip. Clean the shade with a dry brush, since water leaves marks.',
      'Три ножки держит одно кремовое кольцо: вставили, затянули, и торшер стоит, инструменты не нужны. Льняной абажур пропускает свет, как занавеска утреннее солнце.\n\nНожки расходятся на полметра, поэтому ставьте его в угол, где никто не споткнётся. Абажур чистят сухой щёткой: от воды остаются пятна.',
      '三条腿靠一只奶油色金属环固定，插好拧紧就能站住，不用工具。亚麻灯罩透光，像窗帘滤过的晨光。\n\n脚距约半米，请放在不会绊到人的角落。灯罩用干刷清洁，沾水会留印。',
    ),
    attributes: [
      material(t('იფანი, სელი, ლითონი', 'Ash, linen, metal', 'Ясень, лён, металл', '白蜡木、亚麻、金属')),
      bulb(t('E27, 40 ვტ-მდე, არ მოჰყვება', 'E27, up to 40 W, not included', 'E27, до 40 Вт, не входит', 'E27，最大40瓦，不含灯泡')),
      weight(kg(4.2)),
      cord(metres(2)),
      madeIn(telavi),
    ],
    looks: ['floorlamp.tripod.cream'],
    options: [heights(value('140', cm(140)), value('158', cm(158)))],
    offers: [
      { values: ['140'], price: 29900, stock: 12 },
      { values: ['158'], price: 33900, stock: 7 },
    ],
    daysOld: 236,
  },
  {
    key: 'reading-floor-lamp',
    category: 'lamps',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t(
      'საკითხავი ტორშერი სავარძელთან, 150 სმ',
      'Armchair reading lamp, 150 cm',
      'Торшер для чтения у кресла, 150 см',
      '沙发阅读落地灯 150厘米',
    ),
    description: t(
      'სიმაღლე ჩვენი სავარძლის მიხედვით შევარჩიეთ: აბაჟურის ქვედა კიდე მჯდომის მხრის სწორზე მოდის და შუქი წიგნზე ეცემა, თვალებში კი არა. შავ ფეხებს ბოლოებზე რეზინის ბუნიკები აქვს და იატაკს არ კაწრავს.\n\nშეგიძლიათ ფეხის ჩამრთველი აირჩიოთ ან სიკაშკაშის რეგულატორი. რეგულატორს მხოლოდ ისეთი LED უხდება, რომელსაც კოლოფზე dimmable აწერია.',
      'We set the height by our own armchair: the lower edge of the shade sits level with your shoulder, so the light lands on the book and not in your eyes. The black legs end in rubber feet and do not scratch the floor.\n\nChoose a foot switch or a smooth dimmer. The dimmer works only with LED bulbs marked dimmable.',
      'Высоту подбирали под своё кресло: нижний край абажура приходится на уровень плеча, и свет ложится на книгу, а не в глаза. На чёрных ножках резиновые наконечники, пол они не царапают.\n\nНа выбор ножной выключатель или плавный регулятор. Регулятору подходят только те светодиодные лампы, на коробке которых написано dimmable.',
      '灯高按我们自家沙发椅量定：灯罩下沿与坐姿肩膀齐平，光落在书上，不晃眼。黑色灯腿套橡胶脚垫，不刮地板。\n\n可选脚踏开关或无级调光。调光款只能配包装上标有dimmable（可调光）的LED灯泡。',
    ),
    attributes: [
      material(t('შავი წიფელი, ბამბის აბაჟური', 'Black-stained beech, cotton shade', 'Чёрный бук, хлопковый абажур', '黑染榉木、棉布灯罩')),
      height(cm(150)),
      bulb(t('E27, 60 ვტ-მდე, არ მოჰყვება', 'E27, up to 60 W, not included', 'E27, до 60 Вт, не входит', 'E27，最大60瓦，不含灯泡')),
      weight(kg(3.7)),
      warranty(months(24)),
    ],
    looks: ['floorlamp.tripod.black'],
    options: [
      sets(
        value('switch', t('ფეხის ჩამრთველით', 'With a foot switch', 'С ножным выключателем', '脚踏开关款')),
        value('dimmer', t('რეგულატორით', 'With a dimmer', 'С регулятором', '无级调光款')),
      ),
    ],
    offers: [
      { values: ['switch'], price: 24900, was: 28900, stock: 17 },
      { values: ['dimmer'], price: 27900, was: 31900, stock: 10 },
    ],
    daysOld: 183,
  },
]
