import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, fromMonths, fromYears, kg } from '#demo/mall/terms/amounts.ts'
import { ages, assembly, boxSize, care, inBox, madeIn, material, size, weight } from '#demo/mall/terms/attributes.ts'
import { colours, lettering, mixedTone, pastelTone, sets, sizes, value } from '#demo/mall/terms/options.ts'
import { kutaisi, telavi, wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'
const beech = t('წიფელი, წყლის ფუძის საღებავი', 'Beech, water-based paint', 'Бук, краски на водной основе', '榉木，水性漆')
const lime = t('ცაცხვი, წყლის ფუძის საღებავი', 'Lime wood, water-based paint', 'Липа, краски на водной основе', '椴木，水性漆')
const rings = (count: number) => t(`${count} რგოლი`, `${count} rings`, `${count} колец`, `${count}环`)
const cubes = (count: number) => t(`${count} კუბი`, `${count} blocks`, `${count} кубиков`, `${count}块`)
export const toys: DemoProduct[] = [
  {
    key: 'red-roof-car',
    category: 'toys',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('ხის მანქანა წითელი სახურავით', 'Wooden car with a red roof', 'Деревянная машинка с красной крышей', '红顶木制小汽车'),
    description: t(
      'წიფლის მანქანა, რომელიც იატაკზე ჩუმად გორავს და კედელთან შეჯახებას უძლებს. ყველა კუთხე მომრგვალებულია.\n\nწყალში ნუ ჩააგდებთ, ბორბლის ღერძი ხისაა და გაჯირჯვდება: ნოტიო ნაჭრით გაწმენდაც ჰყოფნის. საღებავი წყლის ფუძეზეა, ასე რომ კბილით მოსინჯვაც არ გვაშინებს.',
      'A beech car that rolls quietly over the floor and survives any meeting with a wall. Every corner is rounded.\n\nDon’t float it in the bath: the axles are wooden and would swell, and a damp cloth does the job. The paint is water-based, so a taste test doesn’t worry us.',
      'Машинка из бука тихо катится по полу и переживёт встречу со стеной. Все углы скруглены.\n\nВ ванной не топите: оси деревянные, разбухнут, а грязь снимет и влажная тряпочка. Краска на водной основе: пусть пробуют и на зуб.',
      '榉木小车，在地板上滚动安静，撞墙也不怕。边角全部磨圆。\n\n别泡进浴缸，木轴遇水会胀，脏了拿湿布抹一抹就行。水性漆上色，宝宝啃一啃也放心。',
    ),
    attributes: [material(beech), ages(fromYears(1)), care(wipeDamp), madeIn(kutaisi)],
    looks: ['toycar.car.red'],
    options: [sizes(value('s', cm(14)), value('l', cm(22)))],
    offers: [
      { values: ['s'], price: 3400, stock: 37 },
      { values: ['l'], price: 4900, stock: 22 },
    ],
    daysOld: 69,
  },
  {
    key: 'car-and-blocks',
    category: 'toys',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t(
      'ყვითელი სატვირთო და ფერადი კუბები',
      'Yellow lorry with coloured blocks',
      'Жёлтый грузовик с цветными кубиками',
      '黄色卡车与彩色积木',
    ),
    description: t(
      'სატვირთოს კუბები მოაქვს, კუბები გარაჟად იქცევა, მერე ისევ კოშკად. თამაში თავისით გრძელდება.\n\nყველაფერი ხის კოლოფში ინახება; 30-კუბიანი ნაკრებისა მძიმეა და თაროზე ასაწევად უფროსი დასჭირდება. კუბები ზუსტადაა დაჭრილი, ამიტომ კოშკი რვა სართულამდე დგას. მერე, ცხადია, ვიღაც სატვირთოთი შეეჯახება.',
      'The lorry brings the blocks, the blocks become a garage, then a tower again. The game carries on by itself.\n\nIt all lives in a wooden box; with thirty blocks that is heavy, and putting it on a shelf is a job for a grown-up. The blocks are cut true enough for a tower of eight storeys. After that, of course, somebody drives the lorry into it.',
      'Грузовик привозит кубики, кубики становятся гаражом, потом снова башней. Игра продолжается сама собой.\n\nХранится всё в деревянной коробке: с тридцатью кубиками она тяжёлая, на полку её поставит только взрослый. Кубики вырезаны ровно, башня держится до восьмого этажа. Потом, конечно, в неё кто-нибудь въезжает на грузовике.',
      '卡车运来积木，积木搭成车库，又变成高塔。一个玩法接着一个玩法。\n\n附专用木盒收纳，30块装的盒子较重，上架请大人来放。积木切割平整，能叠到八层。叠好之后呢？当然是开着卡车撞上去。',
    ),
    attributes: [material(beech), ages(fromMonths(18)), size(t('კუბი 4 სმ', 'Block 4 cm', 'Кубик 4 см', '积木4厘米')), care(wipeDamp)],
    looks: ['toycar.truck.honey'],
    options: [
      sets(
        value('8', t('8 კუბით', 'With 8 blocks', 'С 8 кубиками', '配8块积木')),
        value('16', t('16 კუბით', 'With 16 blocks', 'С 16 кубиками', '配16块积木')),
        value('30', t('30 კუბით', 'With 30 blocks', 'С 30 кубиками', '配30块积木')),
      ),
    ],
    offers: [
      { values: ['8'], price: 4900, stock: 26 },
      { values: ['16'], price: 6400, was: 7500, stock: 18 },
      { values: ['30'], price: 8900, stock: 0 },
    ],
    daysOld: 186,
  },
  {
    key: 'car-kit',
    category: 'toys',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('ასაწყობი ხის მანქანა', 'Build your own wooden car', 'Сборная деревянная машинка', '亲子手作木制小车套件'),
    description: t(
      'ავეჯის წარმოებიდან დარჩენილი წიფელი, ბორბლები, ღერძები და მწვანე საღებავი. წებო არ სჭირდება.\n\nერთი საღამო ეყოფა მამა-შვილს ან დედა-შვილს. ყველა დეტალი წინასწარ გახეხილია და ხიწვი არ აქვს. საღებავი ღამით უნდა გაშრეს, ასე რომ რბოლა დილისთვის გადადეთ.',
      'Beech left over from our furniture, wheels, axles and a pot of green paint. No glue needed.\n\nA parent and child will want one evening for it. All the parts are sanded, so there are no splinters. The paint dries overnight, which means the race has to wait until morning.',
      'Бук, оставшийся от нашей мебели, колёса, оси и баночка зелёной краски. Клей не нужен.\n\nРодителю с ребёнком хватит одного вечера. Все детали отшлифованы, заноз не будет. Краска сохнет ночь, так что гонки придётся отложить до утра.',
      '用家具余料榉木制成，内含车轮、车轴与绿色颜料。不用胶水就能装好。\n\n大人孩子一起，一个晚上就能拼完，零件均已打磨，不扎手。颜料要晾一夜，比赛得等到第二天早上。',
    ),
    attributes: [
      material(t('წიფელი', 'Beech', 'Бук', '榉木')),
      ages(fromYears(6)),
      inBox(t('14 ნაწილი, საღებავი, ფუნჯი', '14 parts, paint, brush', '14 деталей, краска, кисть', '零件14个、颜料、画笔')),
      assembly(t('წებოს გარეშე', 'No glue', 'Без клея', '免胶水')),
      madeIn(kutaisi),
    ],
    looks: ['toycar.car.sage'],
    options: [
      sets(
        value('1', t('1 მანქანა', '1 car', '1 машинка', '1辆')),
        value('2', t('2 მანქანა რბოლისთვის', '2 cars for a race', '2 машинки для гонки', '2辆竞赛装')),
        value('4', t('4 მანქანა დაბადების დღისთვის', '4 cars for a birthday party', '4 машинки на день рождения', '4辆生日派对装')),
      ),
    ],
    offers: [
      { values: ['1'], price: 4200, stock: 2 },
      { values: ['2'], price: 7600, stock: 13 },
      { values: ['4'], price: 14400, stock: 6 },
    ],
    daysOld: 31,
  },
  {
    key: 'pull-along-car',
    category: 'toys',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t('გასაგორებელი მანქანა თოკით', 'Pull-along car on a string', 'Машинка-каталка на верёвочке', '拉绳木制小车'),
    description: t(
      'პირველი ნაბიჯების თანამგზავრი: ბავშვი მიდის, მანქანა მიჰყვება და ბორბლები ჩუმად კაკუნებს. სახლსა და ეზოში ერთნაირად კარგად გორავს.\n\nსაწოლში თოკიანი სათამაშო ნუ დარჩება. თოკი კოლოფში ცალკე დევს: თავად გამოაბამთ და, როცა ბავშვი წამოიზრდება, მოხსნით. დარჩება ჩვეულებრივი მანქანა, რომლითაც კიდევ რამდენიმე წელი ითამაშებს.',
      'A companion for first steps: the child walks, the car follows and the wheels click softly. It rolls equally well indoors and on the path.\n\nA toy with a string should not stay in the cot. The string lies separately in the box; you tie it on, and take it off once your child has outgrown it. What is left is an ordinary car, good for some years more.',
      'Спутник первых шагов: малыш идёт, машинка едет следом, колёса тихонько постукивают. Катится одинаково хорошо дома и во дворе.\n\nВ кроватке игрушку с верёвкой не оставляйте. Верёвочка лежит в коробке отдельно: завяжете сами и снимете, когда ребёнок подрастёт. Останется обычная машинка, с которой играть ещё не один год.',
      '学步伙伴，宝宝走，小车跟，车轮轻轻嗒嗒响。室内院里都好拉。\n\n带绳玩具请勿留在婴儿床里。拉绳单独放在盒中，自己系上，长大后再拆掉，就是一辆普通小车，还能接着玩好几年。',
    ),
    attributes: [
      material(beech),
      ages(fromMonths(12)),
      weight(t('310 ან 470 გ', '310 or 470 g', '310 или 470 г', '310或470克')),
      care(wipeDamp),
    ],
    looks: ['toycar.car.teal'],
    options: [sizes(value('18', cm(18)), value('24', cm(24)))],
    offers: [
      { values: ['18'], price: 3800, stock: 30 },
      { values: ['24'], price: 4900, stock: 16 },
    ],
    daysOld: 234,
  },
  {
    key: 'named-car',
    category: 'toys',
    store: 'oda-house',
    brand: 'oda',
    name: t('ხის მანქანა ბავშვის სახელით', 'Wooden car engraved with a name', 'Деревянная машинка с именем', '刻名木制小汽车'),
    description: t(
      'ნათლობის ან პირველი დაბადების დღის საჩუქარი: სახელს ძირზე ამოვწვავთ, თქვენ მიერ არჩეული ასოებით. სახელი შეკვეთის შენიშვნაში მოგვწერეთ.\n\nმზადდება ორ სამუშაო დღეში, თორმეტ ასომდე სახელი თავისუფლად ეტევა. სახელიან სათამაშოს უკან ვერ ვიბრუნებთ, ამიტომ ასოები კიდევ ერთხელ გადაამოწმეთ.',
      'For a christening or a first birthday: we burn the name into the underside, in the letters you choose. Give us the name in the note to your order.\n\nIt is ready in two working days, and up to twelve letters fit with ease. We can’t take back a toy with a name on it, so check the spelling once more.',
      'Подарок на крестины или первый день рождения: имя выжигаем на днище теми буквами, которые выберете. Напишите его в примечании к заказу.\n\nГотово за два рабочих дня, свободно помещается до двенадцати букв. Именную игрушку вернуть нельзя, поэтому проверьте буквы ещё раз.',
      '洗礼或周岁礼物，车底烙刻孩子的名字，三种文字可选。请在订单备注写明姓名。\n\n两个工作日制作完成，最多十二个字母。刻名商品不支持退货，下单前请再核对一遍拼写。',
    ),
    attributes: [
      material(beech),
      ages(fromYears(1)),
      boxSize(cm('24 × 10 × 12')),
      inBox(t('მანქანა, ტილოს ტომარა', 'Car, canvas pouch', 'Машинка, холщовый мешочек', '小车、帆布袋')),
      madeIn(kutaisi),
    ],
    looks: ['toycar.car.honey'],
    options: [
      lettering(
        value('ka', t('ქართული ასოებით', 'Georgian letters', 'Грузинские буквы', '格鲁吉亚字母')),
        value('en', t('ლათინური ასოებით', 'Latin letters', 'Латинские буквы', '拉丁字母')),
        value('ru', t('რუსული ასოებით', 'Russian letters', 'Русские буквы', '俄文字母')),
      ),
    ],
    offers: [
      { values: ['ka'], price: 6200, stock: 20 },
      { values: ['en'], price: 6200, stock: 20 },
      { values: ['ru'], price: 6200, stock: 20 },
    ],
    daysOld: 159,
  },
  {
    key: 'cargo-truck',
    category: 'toys',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('ზურმუხტისფერი სატვირთო მანქანა', 'Teal wooden lorry', 'Изумрудный деревянный грузовик', '孔雀绿木制大卡车'),
    description: t(
      'ორმოცსანტიმეტრიანი სატვირთო, რომელსაც წინ ორი ბორბალი აქვს და უკან ოთხი, როგორც ნამდვილს. ძარაზე კუბები თავიდანვე აწყვია, მერე კი კილონახევარი კაკალი ან პატარა დათვი ჩაჯდება.\n\nმორების ნაკრებს ცხრა წიფლის ჯოხი მოჰყვება, ბოლოებში გახეხილი. ხე ზეთით არის გაჟღენთილი და პირველ დღეებში ღია ფერის იატაკზე შეიძლება სუსტი კვალი დატოვოს: ბორბლები გადაწმინდეთ. ადრე თუ გვიან სატვირთო მაინც ეზოში აღმოჩნდება და ქვებს დაატარებს.',
      'A lorry forty centimetres long, with two wheels in front and four behind, as a real one has. It arrives loaded with blocks, and the bed takes a kilo and a half of walnuts or a small bear as well.\n\nThe log set adds nine beech rods, sanded at the ends. The wood is oiled and may leave a faint mark on a pale floor in the first days, so wipe the wheels. Sooner or later the lorry ends up in the yard anyway, carrying stones.',
      'Грузовик длиной сорок сантиметров: спереди два колеса, сзади четыре, как у настоящего. Приезжает он уже с кубиками, а потом в кузов войдёт полтора килограмма орехов или небольшой медведь.\n\nВ набор с брёвнами добавлены девять буковых палочек, отшлифованных с торцов. Дерево пропитано маслом и в первые дни может оставить слабый след на светлом полу: протрите колёса. Рано или поздно грузовик всё равно окажется во дворе и будет возить камни.',
      '车长四十厘米，前两轮、后四轮，和真卡车一样。到货时车斗里已装着积木，倒空了还能装一公斤半核桃，或者坐一只小熊。\n\n原木套装另附九根榉木棍，两头打磨光滑。木料上过油，头几天可能在浅色地板上留下淡痕，擦一擦车轮即可。玩着玩着，车斗里多半会换成院子里捡来的石子。',
    ),
    attributes: [material(beech), ages(fromYears(2)), boxSize(cm('40 × 16 × 18')), weight(kg(1.4)), madeIn(kutaisi)],
    looks: ['toycar.truck.teal'],
    options: [
      sets(
        value('blocks', t('კუბებით', 'With blocks', 'С кубиками', '配积木')),
        value('logs', t('კუბებითა და 9 მორით', 'With blocks and 9 logs', 'С кубиками и 9 брёвнами', '配积木和9根原木')),
      ),
    ],
    offers: [
      { values: ['blocks'], price: 8900, stock: 17 },
      { values: ['logs'], price: 10500, was: 12900, stock: 24 },
    ],
    daysOld: 101,
  },
  {
    key: 'lime-blocks',
    category: 'toys',
    store: 'khiskari-wood',
    brand: 'khiskari',
    name: t('ცაცხვის კუბები ტილოს ტომარაში', 'Lime-wood blocks in a canvas sack', 'Липовые кубики в холщовом мешке', '椴木积木 帆布袋装'),
    description: t(
      'სადურგლოში ცაცხვი იმიტომ გვიყვარს, რომ რბილია, მსუბუქი და კოშკი წამოქცევისას ფეხს არ ატკენს. თითოეულ კუბს ექვსივე მხრიდან ვხეხავთ და ვარსკვლავს, მთვარეს ან გულს ვაბეჭდავთ, ნაკრებში კი თაღებიც ურევია და ლილვებიც, ქალაქის ასაშენებლად.\n\nთითოეული ფერის რაოდენობა ტომრიდან ტომრამდე შეიძლება ერთით-ორით განსხვავდებოდეს. ზოგი კუბი შეუღებავია: წლების შემდეგ ისინი თაფლისფერი ხდება, ფერადები კი ცოტათი ხუნდება.',
      'In the joinery we like lime because it is soft and light, and a falling tower doesn’t hurt a foot. Each block is sanded on all six faces and stamped with a star, a moon or a heart, and a few arches and rollers are mixed in for building a town.\n\nThe count of each colour may differ by one or two from sack to sack. Some blocks are left unpainted: over the years those turn honey-coloured while the painted ones fade a little.',
      'Липу в столярной мы любим за то, что она мягкая и лёгкая: рухнувшая башня не ушибёт ногу. Каждый кубик шлифуем со всех шести сторон и печатаем на нём звезду, луну или сердце, а в набор подмешиваем арки и валики, чтобы строить город.\n\nКоличество каждого цвета в мешке может отличаться на один-два. Часть кубиков не покрашена: с годами они станут медовыми, а цветные немного выцветут.',
      '木工坊偏爱椴木，质软又轻，积木塔倒下来砸到脚也不疼。每块六面打磨，印上星星、月亮或爱心，另掺几块拱门和圆柱，好搭一座城。\n\n每袋各色数量可能相差一两块。部分积木保留原木色，年头久了会变成蜜色，彩色的则略微褪淡。',
    ),
    attributes: [
      material(lime),
      ages(fromMonths(12)),
      size(t('კუბი 4,5 სმ', 'Block 4.5 cm', 'Кубик 4,5 см', '积木4.5厘米')),
      care(wipeDamp),
      madeIn(telavi),
    ],
    looks: ['blocks.cubes.mixed', 'blocks.cubes.pastel'],
    options: [colours(mixedTone, pastelTone), sets(value('20', cubes(20)), value('40', cubes(40)), value('60', cubes(60)))],
    offers: [
      { values: ['mixed', '20'], price: 3900, stock: 43, look: 'blocks.cubes.mixed' },
      { values: ['mixed', '40'], price: 6900, stock: 25, look: 'blocks.cubes.mixed' },
      { values: ['mixed', '60'], price: 9600, stock: 14, look: 'blocks.cubes.mixed' },
      { values: ['pastel', '20'], price: 3900, stock: 39, look: 'blocks.cubes.pastel' },
      { values: ['pastel', '40'], price: 6900, stock: 9, look: 'blocks.cubes.pastel' },
      { values: ['pastel', '60'], price: 9600, stock: 0, look: 'blocks.cubes.pastel' },
    ],
    daysOld: 212,
  },
  {
    key: 'ring-tower',
    category: 'toys',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('რგოლების კოშკი პატარებისთვის', 'Stacking ring tower for little ones', 'Пирамидка с кольцами для малышей', '木制彩虹套圈'),
    description: t(
      'რგოლს ღერძზე ჩამოაცმევს, მოხსნის და თავიდან დაიწყებს: ერთი წლის ბავშვი ამით ნახევარი საათი ერთობა. ზომა თანდათან იკლებს, მაგრამ არეული კოშკიც დგას და არავინ ბრაზდება.\n\nღერძი ოდნავ ირხევა და წვერი მომრგვალებულია, რომ წაქცევისას თვალს არ დააზიანოს. ექვსრგოლიანი ათი თვიდან აიღეთ, ცხრარგოლიანი წელიწადნახევრის შემდეგ უფრო საინტერესოა.',
      'Ring on, ring off and all over again: a one-year-old will do that for half an hour. The sizes shrink step by step, yet a muddled tower stands too and nobody minds.\n\nThe rod gives a little and its tip is rounded, to spare an eye in a tumble. Six rings suit babies from ten months; nine are more fun after a year and a half.',
      'Надеть колечко, снять и начать сначала: годовалый малыш занят этим полчаса. Размеры убывают по порядку, но и перепутанная пирамидка стоит, никто не в обиде.\n\nСтержень слегка качается, кончик скруглён, чтобы при падении не поранить глаз. Шесть колец берут с десяти месяцев, девять интереснее после полутора лет.',
      '套上去，取下来，再来一遍，一岁宝宝能玩半个钟头。圈由大到小，套乱了塔也立得住，没人计较。\n\n中柱微微会晃，顶端磨圆，跌倒时不易伤到眼睛。6环款十个月起，9环款一岁半以后更有意思。',
    ),
    attributes: [
      material(beech),
      ages(fromMonths(10)),
      size(t('სიმაღლე 16–23 სმ', '16–23 cm high', 'Высота 16–23 см', '高16–23厘米')),
      care(wipeDamp),
    ],
    looks: ['blocks.tower.mixed', 'blocks.tower.pastel'],
    options: [colours(mixedTone, pastelTone), sets(value('6', rings(6)), value('9', rings(9)))],
    offers: [
      { values: ['mixed', '6'], price: 3200, stock: 56, look: 'blocks.tower.mixed' },
      { values: ['mixed', '9'], price: 4600, stock: 31, look: 'blocks.tower.mixed' },
      { values: ['pastel', '6'], price: 3200, stock: 47, look: 'blocks.tower.pastel' },
      { values: ['pastel', '9'], price: 4600, stock: 3, look: 'blocks.tower.pastel' },
    ],
    daysOld: 7,
  },
]
