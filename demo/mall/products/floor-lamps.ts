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
      'მარმარილოს მძიმე ძირი დივნის უკან დგას, სინათლე კი დივნის წინ, მაგიდაზე ეცემა. ჭერს აღარ გახვრეტთ, მაგიდას კი სადაც გინდათ, იქ დადგამთ.\n\nძირი თვრამეტ კილოგრამს იწონის, ამიტომ აწყობისას ერთი დამხმარე გამოგადგებათ; მაღალ ვარიანტს სულ მცირე 2,6 მეტრი სიმაღლის ჭერი სჭირდება. კაბელს ფეხის ჩამრთველი აქვს: დივანთან თუ დადებთ, შუქის ჩასაქრობად ადგომა აღარ მოგიწევთ.',
      'The heavy marble base stands behind the sofa while the light falls in front of it, on the table. No hole in the ceiling, and the table can go wherever you like.\n\nThe base weighs eighteen kilos, so have somebody help you put it together, and allow a ceiling of at least 2.6 metres for the taller version. There is a foot switch on the cord: lay it by the sofa and you can put the light out without getting up.',
      'Тяжёлое мраморное основание стоит за диваном, а свет падает перед ним, на столик. Потолок сверлить не нужно, и столик можно ставить где угодно.\n\nОснование весит восемнадцать килограммов, собирать удобнее вдвоём; высокому варианту нужен потолок не ниже 2,6 м. Выключатель на проводе ножной: положите его у дивана, и вставать, чтобы погасить свет, не придётся.',
      '沉稳的大理石底座放在沙发背后，光却落在沙发前的茶几上。不用在天花板打孔，茶几想放哪儿就放哪儿。\n\n底座重18公斤，最好两个人一起装；高款要求层高不低于2.6米。电线上带脚踏开关，放在沙发边，不用起身就能关灯。',
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
      'სამ ფეხს ერთი კრემისფერი რგოლი კრავს: შიგნით ჩასვამთ, მოუჭერთ და დგას, ხელსაწყო არ გჭირდებათ. სელის აბაჟური სინათლეს ისე ატარებს, როგორც ფარდა დილის მზეს.\n\nფეხები ნახევარ მეტრზე იშლება, ამიტომ ცალკე კუთხე დაუთმეთ. აბაჟურს მშრალი ჯაგრისით ასუფთავებენ, წყალი ლაქას უტოვებს. იფნის ფეხებს იმავე დაზგაზე ვჩარხავთ, რომელზეც სკამებისას, ასე რომ ერთ ოთახში სკამი და ტორშერი კარგად ეწყობა ერთმანეთს.',
      'One cream metal collar holds the three legs: slot them in, tighten it and it stands, with no tools needed. The linen shade lets light through the way a curtain lets in the morning sun.\n\nThe feet spread half a metre, so let it have a corner to itself. Clean the shade with a dry brush, since water leaves marks. The ash legs are turned on the same lathe as the legs of our chairs, and the two sit well together in one room.',
      'Три ножки держит одно кремовое кольцо: вставили, затянули, и торшер стоит, инструменты не нужны. Льняной абажур пропускает свет, как занавеска утреннее солнце.\n\nНожки расходятся на полметра, так что отведите ему отдельный угол. Абажур чистят сухой щёткой: от воды остаются пятна. Ясеневые ножки точим на том же станке, что и ножки наших стульев, и в одной комнате торшер со стульями хорошо уживаются.',
      '三条腿靠一只奶油色金属环固定，插好拧紧就能站住，不用工具。亚麻灯罩透光，像窗帘滤过的晨光。\n\n脚距约半米，给它单独留个角落。灯罩用干刷清洁，沾水会留印。白蜡木灯腿和我们的椅子腿是在同一台车床上车出来的，摆在一起很搭。',
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
      'სიმაღლე ჩვენი სავარძლის მიხედვით შევარჩიეთ: აბაჟურის ქვედა კიდე მჯდომის მხრის სწორზე მოდის და შუქი წიგნზე ეცემა, თვალებში კი არა. შავ ფეხებს ბოლოებზე რეზინის ბუნიკები აქვს და იატაკს არ კაწრავს.\n\nაირჩიეთ ფეხის ჩამრთველი ან სიკაშკაშის რეგულატორი; რეგულატორს ისეთი LED უხდება, რომელსაც კოლოფზე dimmable აწერია. რომელ მხარეს დადგათ? თუ სავარძელში მარჯვენა ხელით წერთ კიდეც, მარცხენა მხართან, თუ არადა, იქ, სადაც როზეტი უფრო ახლოსაა.',
      'We set the height by our own armchair: the lower edge of the shade sits level with your shoulder, so the light lands on the book and not in your eyes. The black legs end in rubber feet and do not scratch the floor.\n\nChoose a foot switch or a smooth dimmer; the dimmer wants LED bulbs marked dimmable. Which side should it stand on? By the left shoulder if you also write in the armchair with your right hand; if you only read, wherever the socket is nearer.',
      'Высоту подбирали под своё кресло: нижний край абажура приходится на уровень плеча, и свет ложится на книгу, а не в глаза. На чёрных ножках резиновые наконечники, пол они не царапают.\n\nНа выбор ножной выключатель или плавный регулятор; к регулятору берите светодиодные лампы с пометкой dimmable на коробке. С какой стороны ставить? Если в кресле ещё и пишете правой рукой, то у левого плеча, а если только читаете, то там, где ближе розетка.',
      '灯高按我们自家沙发椅量定：灯罩下沿与坐姿肩膀齐平，光落在书上，不晃眼。黑色灯腿套橡胶脚垫，不刮地板。\n\n可选脚踏开关或无级调光，调光款请配包装上标有dimmable（可调光）的LED灯泡。放哪一边好？要是坐着还用右手写字，就放左肩旁边；只看书的话，哪边离插座近放哪边。',
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
