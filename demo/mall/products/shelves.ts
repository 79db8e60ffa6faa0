import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, counted } from '#demo/mall/terms/amounts.ts'
import { assembly, drawers, height, holds, load, madeIn, material, shelfCount, size, warranty, width } from '#demo/mall/terms/attributes.ts'
import { colours, heights, sage, sets, value, walnutTone, white, widths } from '#demo/mall/terms/options.ts'
import { assembled, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const kutaisi = town('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西')
const telavi = town('თელავი', 'Telavi', 'Телави', '泰拉维')
const twoPeople = t('ორი ადამიანი, 40 წუთი', 'Two people, 40 minutes', 'Двое, 40 минут', '两人约40分钟')

export const shelves: DemoProduct[] = [
  {
    key: 'oak-bookcase',
    category: 'shelves',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('წიგნების თარო მუხისგან, 190 სმ', 'Oak bookcase, 190 cm tall', 'Дубовый книжный стеллаж, 190 см', '橡木书架 高190厘米'),
    description: t(
      'ბებიისდროინდელი ენციკლოპედიები ყველა სახლშია და მძიმეც არის: თაროს ოცდახუთი მილიმეტრი სისქე აქვს და შუაში არ იღუნება. სამი თარო ხის სამაგრებს ეყრდნობა და სიმაღლეს თავად შეურჩევთ.\n\nცარიელიც სამოც კილოს იწონის, ამიტომ ბავშვიან სახლში კედელზე მიმაგრება სავალდებულოა; კუთხოვანა კომპლექტში დევს. ხშირად ორს ერთად ყიდულობენ და კარის ორივე მხარეს დგამენ.',
      'Every home has the encyclopedias from grandmother’s day, and they are heavy: the shelves are twenty-five millimetres thick and do not sag in the middle. Three of them sit on pegs, so you choose their height yourself.\n\nEven empty the case weighs sixty kilos, so with children about the wall bracket is a must; it comes in the box. Many people take two and stand them either side of a door.',
      'Энциклопедии с бабушкиных времён есть в каждом доме, и они тяжёлые: полки толщиной двадцать пять миллиметров посередине не прогибаются. Три из них стоят на шкантах, высоту вы выбираете сами.\n\nДаже пустой стеллаж весит шестьдесят килограммов, поэтому в доме с детьми его обязательно крепят к стене; уголок в комплекте. Часто берут два и ставят по обе стороны двери.',
      '家家都有奶奶那辈传下来的百科全书，分量可不轻：层板厚25毫米，中间不下弯。其中三层用木销支撑，高度可调。\n\n空架子就有60公斤，家里有孩子一定要用随附的角码固定到墙上。常有客人一次买两个，摆在房门两边。',
    ),
    attributes: [
      material(t('მუხის მასივი, ზეთი', 'Solid oak, oiled', 'Массив дуба, масло', '橡木实木、木蜡油')),
      height(cm(190)),
      shelfCount(counted(5, '层')),
      load(t('30 კგ თაროზე', '30 kg a shelf', '30 кг на полку', '每层30千克')),
      assembly(twoPeople),
      madeIn(kutaisi),
    ],
    looks: ['bookcase.tall.oak'],
    options: [widths(value('60', cm(60)), value('80', cm(80)), value('100', cm(100)))],
    offers: [
      { values: ['60'], price: 89000, stock: 9 },
      { values: ['80'], price: 109000, was: 129000, stock: 11 },
      { values: ['100'], price: 129000, stock: 4 },
    ],
    daysOld: 77,
  },
  {
    key: 'flat-pack-bookcase',
    category: 'shelves',
    store: 'tsigni-corner',
    brand: 'velovani',
    name: t('ასაწყობი სტელაჟი, ხუთი თარო', 'Flat-pack shelving, five shelves', 'Сборный стеллаж, пять полок', '五层拼装书架'),
    description: t(
      'ორი ბრტყელი ყუთი, რვა ჭანჭიკი და ერთი გასაღები: საღამოს ახალი ამბების დაწყებამდე მოასწრებთ აწყობას. თხელი უკანა კედელი ღარში ჯდება და სტელაჟი აღარ ქანაობს.\n\nთითო თარო თხუთმეტ კილოს იტანს, ეს ოცამდე წიგნია; ლექსიკონების სრულ კოლექციას მუხა უფრო შეეფერება. ჩვენთან, მაღაზიაში, დეტექტივები სწორედ ასეთ სტელაჟზე აწყვია.',
      'Two flat boxes, eight bolts and one key: it can be up before the evening news begins. The thin back slides into a groove and keeps the whole thing square.\n\nEach shelf bears fifteen kilos, some twenty books; a full run of dictionaries wants solid oak. In our own shop the detective novels live on one of these.',
      'Две плоские коробки, восемь болтов и один ключ: соберёте до начала вечерних новостей. Тонкая задняя стенка вставляется в паз и не даёт стеллажу покоситься.\n\nПолка держит пятнадцать килограммов, это книг двадцать; полному собранию словарей нужен дуб. У нас в магазине на таком же стоят детективы.',
      '两只扁平纸箱、八颗螺栓、一把扳手，晚间新闻开始前就能装好。薄背板插进凹槽，整架不歪斜。\n\n每层承重15公斤，大约二十来本书；成套的大词典还是配橡木书架。我们店里的侦探小说，就摆在这款架子上。',
    ),
    attributes: [
      material(t('ლამინირებული ფილა', 'Laminated board', 'Ламинированная плита', '饰面板')),
      width(cm(75)),
      shelfCount(counted(5, '层')),
      load(t('15 კგ თაროზე', '15 kg a shelf', '15 кг на полку', '每层15千克')),
      assembly(t('ერთი ადამიანი, 30 წუთი', 'One person, 30 minutes', 'Один человек, 30 минут', '一人约30分钟')),
    ],
    looks: ['bookcase.tall.white', 'bookcase.tall.walnut'],
    options: [colours(white, walnutTone), heights(value('175', cm(175)), value('200', cm(200)))],
    offers: [
      { values: ['white', '175'], price: 25900, stock: 40, look: 'bookcase.tall.white' },
      { values: ['white', '200'], price: 29900, stock: 26, look: 'bookcase.tall.white' },
      { values: ['walnut', '175'], price: 25900, stock: 18, look: 'bookcase.tall.walnut' },
      { values: ['walnut', '200'], price: 29900, stock: 0, look: 'bookcase.tall.walnut' },
    ],
    daysOld: 245,
  },
  {
    key: 'childs-bookcase',
    category: 'shelves',
    store: 'tsigni-corner',
    name: t('საბავშვო წიგნების დაბალი თარო', 'Low bookcase for picture books', 'Низкий стеллаж для детских книг', '儿童绘本矮书架'),
    description: t(
      'ზედა თარო ხუთი წლის ბავშვის მკერდამდე ადის, ასე რომ ზღაპარს უფროსის დაუხმარებლად ამოარჩევს. თაროებს შორის ოცდათექვსმეტი სანტიმეტრია და სურათებიანი დიდი წიგნიც ვერტიკალურად დგას.\n\nკუთხეები მომრგვალებულია, ლაქი კი უსუნო. როცა ბავშვი გაიზრდება, თაროს დივნის უკან გადადგამთ და თქვენს ფირფიტებს დააწყობთ.',
      'To a five-year-old the top shelf is chest-high, so a story can be picked without asking for help. With thirty-six centimetres between shelves, even tall picture books stand upright.\n\nCorners are rounded and the lacquer has no smell. When the child has grown, it goes behind the sofa and holds your records.',
      'Верхняя полка пятилетнему по грудь, и сказку он выберет без взрослых. Между полками тридцать шесть сантиметров: даже большие книги с картинками стоят вертикально.\n\nУглы скруглены, лак без запаха. Когда ребёнок вырастет, поставите за диван и разложите на нём пластинки.',
      '最上层到五岁孩子胸口，想看哪本自己拿，不用喊大人。层高36厘米，大开本绘本也能竖着放。\n\n边角磨圆，漆面无味。孩子长大了，搬到沙发后面放黑胶唱片也合适。',
    ),
    attributes: [
      material(t('მუხის შპონი, არყის ფანერა', 'Oak veneer, birch plywood', 'Шпон дуба, берёзовая фанера', '橡木皮、桦木多层板')),
      height(cm(82)),
      load(t('20 კგ თაროზე', '20 kg a shelf', '20 кг на полку', '每层20千克')),
      assembly(t('ერთი ადამიანი, 30 წუთი', 'One person, 30 minutes', 'Один человек, 30 минут', '一人约30分钟')),
    ],
    looks: ['bookcase.low.oak'],
    options: [widths(value('80', cm(80)), value('110', cm(110)))],
    offers: [
      { values: ['80'], price: 34900, stock: 15 },
      { values: ['110'], price: 42900, stock: 10 },
    ],
    daysOld: 29,
  },
  {
    key: 'record-shelf',
    category: 'shelves',
    store: 'khiskari-wood',
    brand: 'khiskari',
    name: t(
      'კაკლის დაბალი თარო ფირფიტებისთვის',
      'Low walnut shelf for records',
      'Низкий ореховый стеллаж для пластинок',
      '胡桃木矮架 放黑胶唱片',
    ),
    description: t(
      'სიღრმე ოცდათოთხმეტი სანტიმეტრია, ზუსტად იმდენი, რომ ფირფიტა კიდემდე მივიდეს და გარეთ არ გამოვიდეს. ზემოთ ფირსაკრავი და ორი დინამიკი ეტევა.\n\nგვერდები „მერცხლის კუდით“ არის გადაბმული, ლურსმანი არსად აქვს. ასი ფირფიტა ოცდახუთ კილოს იწონის: ძველ, ხისიატაკიან სახლში მზიდ კედელთან მიდგით. ზომა მამის საკუთარ ფირფიტებზე ავიღეთ.',
      'At thirty-four centimetres deep, it brings a record sleeve level with the edge and no further. The top takes a turntable and two speakers.\n\nThe sides are dovetailed, with not a nail anywhere. A hundred records weigh twenty-five kilos, so in an old house with wooden floors stand it against a load-bearing wall. We took the measurements from father’s own collection.',
      'Глубина тридцать четыре сантиметра: ровно столько, чтобы конверт пластинки дошёл до края и не торчал. Наверху встанут проигрыватель и две колонки.\n\nБоковины соединены «ласточкиным хвостом», гвоздей нет вовсе. Сто пластинок весят двадцать пять килограммов: в старом доме с деревянными полами ставьте у несущей стены. Мерку снимали с отцовской коллекции.',
      '进深34厘米，唱片封套刚好与边沿平齐，不会伸出来。顶上放得下唱机和两只音箱。\n\n侧板燕尾榫拼接，一颗钉子没用。一百张唱片约重25公斤，老房子木地板请靠承重墙摆放。尺寸是照着父亲自己那批唱片量的。',
    ),
    attributes: [
      material(t('კაკლის მასივი, ცვილი', 'Solid walnut, waxed', 'Массив ореха, воск', '胡桃木实木、木蜡')),
      height(cm(74)),
      holds(t('480 ან 660 ფირფიტა', '480 or 660 records', '480 или 660 пластинок', '480或660张唱片')),
      assembly(assembled),
      madeIn(telavi),
    ],
    looks: ['bookcase.low.walnut'],
    options: [widths(value('90', cm(90)), value('120', cm(120)))],
    offers: [
      { values: ['90'], price: 74900, stock: 5 },
      { values: ['120'], price: 89900, stock: 3 },
    ],
    daysOld: 153,
  },
  {
    key: 'three-drawer-chest',
    category: 'shelves',
    store: 'oda-house',
    brand: 'oda',
    name: t('კომოდი „ოდა“, სამი უჯრა', 'Oda chest of three drawers', 'Комод «Ода», три ящика', 'Oda 三斗柜'),
    description: t(
      'სამოცდაათსანტიმეტრიანი კომოდი ყველგან ეტევა: საწოლსა და ფანჯარას შორის, შემოსასვლელში სარკის ქვეშ, აბაზანის კართან. უჯრები რბილად იკეტება და ღამით სახლს არ აღვიძებს.\n\nორ ფენად წასმულ საღებავს ფრჩხილი ვერაფერს დააკლებს, ბეჭედი კი გაკაწრავს. სამივე უჯრა ერთნაირია, თითოში ათიოდე სვიტრი ეტევა.',
      'Seventy centimetres fit anywhere: between bed and window, under the mirror in the hall, by the bathroom door. The drawers close softly and wake nobody at night.\n\nTwo coats of paint stand up to fingernails, though not to rings. All three drawers are alike, and each takes about ten jumpers.',
      'Семьдесят сантиметров встанут где угодно: между кроватью и окном, под зеркалом в прихожей, у двери в ванную. Ящики закрываются мягко и ночью никого не будят.\n\nДва слоя краски выдержат ноготь, но не кольцо. Все три ящика одинаковые, в каждый входит с десяток свитеров.',
      '宽70厘米，床和窗之间、玄关镜子下、浴室门边都放得下。抽屉带缓冲，夜里关也不吵人。\n\n面漆两遍，指甲划不花，戒指会留印。三个抽屉一样大，每个能放十来件毛衣。',
    ),
    attributes: [
      material(t('ფიჭვი, MDF, წყლის ფუძის საღებავი', 'Pine, MDF, water-based paint', 'Сосна, МДФ, водная краска', '松木、密度板、水性漆')),
      size(cm('70 × 42 × 78')),
      drawers(counted(3, '个')),
      load(t('12 კგ უჯრაში', '12 kg a drawer', '12 кг на ящик', '每屉12千克')),
      assembly(assembled),
    ],
    looks: ['dresser.three.sage', 'dresser.three.white'],
    options: [
      colours(sage, white),
      sets(value('1', t('1 ცალი', 'Single', '1 штука', '单个')), value('2', t('წყვილი', 'Pair', 'Пара', '两个装'))),
    ],
    offers: [
      { values: ['sage', '1'], price: 45900, stock: 14, look: 'dresser.three.sage' },
      { values: ['sage', '2'], price: 87900, stock: 6, look: 'dresser.three.sage' },
      { values: ['white', '1'], price: 45900, stock: 19, look: 'dresser.three.white' },
      { values: ['white', '2'], price: 87900, stock: 8, look: 'dresser.three.white' },
    ],
    daysOld: 106,
  },
  {
    key: 'walnut-dresser',
    category: 'shelves',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('კაკლის კომოდი, ექვსი უჯრა', 'Walnut dresser with six drawers', 'Ореховый комод на шесть ящиков', '胡桃木六斗柜'),
    description: t(
      'ექვსივე უჯრის წინა მხარე ერთი ფიცრიდან არის გამოჭრილი, ამიტომ ნახატი ერთიდან მეორეზე უწყვეტად გადადის. თითბრის სახელურები ერთ ხაზზე დგას და ნახატს თითქმის არ კვეთს.\n\nუჯრის ძირი კედრისაა და ჩრჩილს აფრთხობს. სუნი წელიწადნახევარში სუსტდება, მაგრამ ზუმფარას თუ გაუსვამთ, დაბრუნდება. კომოდი ორმოცდაცხრამეტ კილოს იწონის და სართულზე ჩვენი ბიჭები აგიტანენ.',
      'All six drawer fronts are cut from one board, and the grain runs on unbroken from each to the next. The brass bar handles keep to one line and hardly interrupt it.\n\nThe drawer bottoms are cedar, which moths avoid; the scent weakens in a year and a half and comes back with sandpaper. It weighs fifty-nine kilos, and our men carry it up the stairs for you.',
      'Фасады всех шести ящиков выпилены из одной доски, и рисунок без разрыва переходит с одного на другой. Латунные ручки стоят в одну линию и рисунка почти не перебивают.\n\nДонья ящиков кедровые, моль их обходит; запах слабеет года за полтора и возвращается, если пройтись шкуркой. Весит пятьдесят девять килограммов, на этаж поднимут наши ребята.',
      '六个抽屉面板取自同一块木料，木纹从这一屉连到下一屉，不断线。黄铜横拉手排成一线，几乎不打断木纹。\n\n抽屉底板是雪松木，驱虫，味道一年半左右变淡，用砂纸打一打又会出来。整柜59公斤，我们的师傅负责搬上楼。',
    ),
    attributes: [
      material(t('კაკლის მასივი, კედარი', 'Solid walnut, cedar', 'Массив ореха, кедр', '胡桃木实木、雪松木')),
      height(cm(82)),
      drawers(counted(6, '个')),
      assembly(assembled),
      warranty(t('5 წელი', '5 years', '5 лет', '5年')),
      madeIn(kutaisi),
    ],
    looks: ['dresser.wide.walnut'],
    options: [widths(value('140', cm(140)), value('160', cm(160)))],
    offers: [
      { values: ['140'], price: 179000, was: 209000, stock: 4 },
      { values: ['160'], price: 199000, stock: 3 },
    ],
    daysOld: 381,
  },
  {
    key: 'nursery-dresser',
    category: 'shelves',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t(
      'საბავშვო კომოდი, თეთრი, ექვსი უჯრა',
      'White nursery dresser, six drawers',
      'Белый комод в детскую, шесть ящиков',
      '儿童房白色六斗柜',
    ),
    description: t(
      'ორი წლის განმავლობაში გამოსაცვლელი მაგიდაა, მერე უბრალოდ კომოდი: ზედა დაფა ოთხ ხრახნზე ზის და ადვილად იხსნება. სიმაღლე, ოთხმოცდათორმეტი სანტიმეტრი, წელამდე მოდის და ზურგი არ დაგეღლებათ.\n\nკედელზე მისამაგრებელი თასმა ყუთში დევს და მისი დაყენება აუცილებელია. საკეტს თუ არ დააჭერთ, უჯრა ბოლომდე არ გამოდის, ასე რომ პატარა მას თავზე ვერ გადმოიმხობს. ზედა უჯრაში ჯერ საფენებს ინახავენ, მერე კი პატარა მანქანებს.',
      'For two years it’s a changing table and then simply a dresser: the top tray sits on four screws and lifts off. Ninety-two centimetres come to the waist and spare the back.\n\nFix it to the wall with the strap in the box; that isn’t a step to skip. The drawers don’t pull right out unless you press a catch, so a toddler can’t bring them down. The top one holds nappies to begin with and toy cars later on.',
      'Два года это пеленальный столик, потом просто комод: верхний бортик держится на четырёх винтах и легко снимается. Высота девяносто два сантиметра приходится по пояс, спина не устаёт.\n\nЗакрепите комод на стене, ремешок лежит в коробке; пропускать этот шаг нельзя. Ящики не выдвигаются до конца, пока не нажмёшь защёлку, так что малыш их на себя не уронит. В верхнем сначала лежат подгузники, потом машинки.',
      '头两年当尿布台，之后就是普通斗柜：台面围板用四颗螺丝固定，拆下很方便。高92厘米，齐腰，换尿布不累腰。\n\n防倾倒带在箱子里，固定到墙上这一步不能省。抽屉不按卡扣拉不到底，宝宝不会把抽屉整个拽下来。最上面那层先放尿不湿，过两年就改放小汽车了。',
    ),
    attributes: [
      material(
        t(
          'არყის ფანერა, წყლის ფუძის საღებავი',
          'Birch plywood, water-based paint',
          'Берёзовая фанера, водная краска',
          '桦木多层板、水性漆',
        ),
      ),
      size(cm('120 × 50 × 92')),
      drawers(counted(6, '个')),
      load(t('10 კგ უჯრაში', '10 kg a drawer', '10 кг на ящик', '每屉10千克')),
      assembly(twoPeople),
    ],
    looks: ['dresser.wide.white'],
    options: [
      sets(
        value('dresser', t('კომოდი', 'Dresser', 'Комод', '斗柜')),
        value('tray', t('კომოდი და გამოსაცვლელი დაფა', 'Dresser and changing tray', 'Комод и пеленальный борт', '斗柜加尿布台')),
      ),
    ],
    offers: [
      { values: ['dresser'], price: 69900, stock: 12 },
      { values: ['tray'], price: 79900, stock: 16 },
    ],
    daysOld: 1,
  },
  {
    key: 'oak-chest',
    category: 'shelves',
    store: 'khiskari-wood',
    brand: 'khiskari',
    name: t(
      'მუხის კომოდი სამი ღრმა უჯრით',
      'Oak chest with three deep drawers',
      'Дубовый комод с тремя глубокими ящиками',
      '橡木三斗柜 大容量抽屉',
    ),
    description: t(
      'თითო უჯრა ოცდაოთხი სანტიმეტრის სიღრმისაა და ზამთრის საბანი, სქელი სვიტრი თუ სარჩულიანი ქურთუკი დაუჭმუჭნავად ჩადის. მამა კორპუსს აწყობს, შვილი უჯრებს: ხელწერა განსხვავებულია, თუ კარგად დააკვირდებით.\n\nუჯრები ხის მიმმართველებზე მოძრაობს, ლითონისა მხოლოდ სახელურებია. წვიმიან ოქტომბერში თუ ძნელად გამოვიდა, მიმმართველებს ცვილის სანთელი წაუსვით და ისევ თავისუფლად ივლის.',
      'Each drawer is twenty-four centimetres deep, so winter quilts, heavy jumpers and a lined coat lie uncreased. The father builds the case and the son the drawers; look closely and you can tell the two hands apart.\n\nThe drawers run on wood; the only metal is in the knobs. In a wet October they may grow stiff: rub a beeswax candle along the runners and they glide again.',
      'Каждый ящик глубиной двадцать четыре сантиметра: зимнее одеяло, толстые свитера и куртка на подкладке ложатся не сминаясь. Корпус собирает отец, ящики — сын: присмотритесь, и почерк различите.\n\nЯщики ходят по дереву, из металла только ручки. В дождливом октябре они могут пойти туго, тогда натрите направляющие восковой свечой, и снова заскользят.',
      '每个抽屉深24厘米，冬被、厚毛衣、带里子的外套放进去也不会压皱。柜体是父亲做的，抽屉是儿子做的，细看能看出两人手法不同。\n\n抽屉走木滑轨，金属的只有拉手。阴雨的十月可能会发涩，拿蜂蜡烛擦一擦滑轨就又顺了。',
    ),
    attributes: [
      material(t('მუხის მასივი, სელის ზეთი', 'Solid oak, linseed oil', 'Массив дуба, льняное масло', '橡木实木、亚麻籽油')),
      height(cm(86)),
      drawers(counted(3, '个')),
      assembly(assembled),
      madeIn(telavi),
    ],
    looks: ['dresser.three.oak'],
    options: [widths(value('60', cm(60)), value('75', cm(75)), value('90', cm(90)))],
    offers: [
      { values: ['60'], price: 94900, stock: 7 },
      { values: ['75'], price: 109900, stock: 8 },
      { values: ['90'], price: 124900, stock: 2 },
    ],
    daysOld: 212,
  },
]
