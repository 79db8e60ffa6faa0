import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, kg, litres, ml, pieces } from '#demo/mall/terms/amounts.ts'
import { care, diameter, height, holds, inBox, load, madeIn, material, volume } from '#demo/mall/terms/attributes.ts'
import { clay, colours, heights, sage, sets, sizes, value, volumes } from '#demo/mall/terms/options.ts'
import { byHand, dryCloth, georgia, mtskheta, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

export const kitchenStorage: DemoProduct[] = [
  {
    key: 'picnic-basket',
    category: 'kitchen-storage',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'პიკნიკის კალათა თეთრი სარჩულით',
      'Picnic basket with white lining',
      'Корзина для пикника с белой подкладкой',
      '白布衬里野餐篮',
    ),
    description: t(
      'ტირიფის წნელისგან ხელით არის დაწნული და მაღალი სახელური აქვს. ბამბის სარჩული იხსნება და ირეცხება.\n\nათ კილოზე მეტს ნუ ჩააწყობთ, თორემ სახელურის ძირთან წნელი მოეშვება. საშუალოში ოთხი ადამიანის საგზალი ეტევა, დიდში კი ღვინოც და თბილი პლედიც. პიკნიკიდან პიკნიკამდე ბევრი შიგ ვაშლს ინახავს.',
      'Woven by hand from willow, with a high handle. The cotton lining comes out for washing.\n\nKeep the load under ten kilos, or the willow works loose where the handle begins. The medium one carries lunch for four; the large one has room for the wine and a blanket too. Between picnics many people keep apples in it.',
      'Сплетена вручную из ивовой лозы, с высокой ручкой. Хлопковая подкладка снимается и стирается.\n\nБольше десяти килограммов не кладите: лоза у основания ручки устаёт. В среднюю входит обед на четверых, в большую — ещё вино и тёплый плед. Между пикниками в ней часто держат яблоки.',
      '柳条手工编织，高提手好拎。棉布内衬可拆下清洗。\n\n承重请别超过10公斤，否则提手根部的柳条容易松。中号装得下四人份的午餐，大号还能再放一瓶酒和一条毯子。不野餐的日子，很多人家拿它装苹果。',
    ),
    attributes: [
      material(t('ტირიფი, ბამბა', 'Willow, cotton', 'Ива, хлопок', '柳条、棉布')),
      load(kg(10)),
      care(t('სარჩული ირეცხება 30 °C-ზე', 'Lining washes at 30 °C', 'Подкладка стирается при 30 °C', '内衬可30℃清洗')),
      madeIn(georgia),
    ],
    looks: ['basket.handle.oak'],
    options: [
      sizes(
        value('s', t('პატარა, 28 სმ', 'Small, 28 cm', 'Маленькая, 28 см', '小号 28厘米')),
        value('m', t('საშუალო, 36 სმ', 'Medium, 36 cm', 'Средняя, 36 см', '中号 36厘米')),
        value('l', t('დიდი, 44 სმ', 'Large, 44 cm', 'Большая, 44 см', '大号 44厘米')),
      ),
    ],
    offers: [
      { values: ['s'], price: 5800, stock: 14 },
      { values: ['m'], price: 7900, stock: 22 },
      { values: ['l'], price: 10500, stock: 0 },
    ],
    daysOld: 76,
  },
  {
    key: 'bread-basket',
    category: 'kitchen-storage',
    store: 'tone-workshop',
    name: t('პურის კალათა სუფრისთვის', 'Bread basket for the table', 'Хлебница-корзинка на стол', '餐桌面包篮'),
    description: t(
      'თონიდან ახლად ამოღებული შოთი სტუმარს გახვეული და თბილი რომ მიართვათ. სელის ნაჭერი ორთქლს ისრუტავს, ქერქი კი ხრაშუნა რჩება (სურათზე არ ჩანს, მაგრამ მოჰყვება).\n\nოვალურია, ორი ყურით; ვწნავთ მცირე პარტიებად, თიხის ჭურჭლის გვერდით დასადგმელად. მთელი შოთი პატარაში გადატეხილი ჩაეტევა, დიდიდან კი მხოლოდ წვერი გამოუჩნდება.',
      'For bringing shoti to the table warm and wrapped, straight from the clay oven. A linen cloth, left out of the picture but not out of the box, takes up the steam and the crust stays crisp.\n\nThey are oval, with a small handle at each end, and we weave them in small batches to sit beside our clay dishes. A whole shoti goes into the small one broken in two; in the large one its tip looks out over the edge.',
      'Чтобы подать гостям шоти тёплым, прямо из печи тоне. Льняная салфетка (на снимке её нет, в комплекте есть) впитывает пар, и корочка остаётся хрустящей.\n\nОвальная, с двумя ушками; плетём небольшими партиями, под пару к нашей глиняной посуде. В маленькую целый шоти войдёт, если разломить пополам, а из большой будет выглядывать кончик.',
      '刚出馕炉的尖头面包裹好端上桌，依旧温热。随篮附一块亚麻布（图中未拍），吸走蒸汽，外皮还是脆的。\n\n椭圆形，两头有小提耳；小批量编织，与我们的陶器摆在一起正合适。小号放整条面包要先掰成两半，大号能放下，只露出个尖角。',
    ),
    attributes: [
      material(t('ტირიფი, სელი', 'Willow, linen', 'Ива, лён', '柳条、亚麻')),
      height(cm(9)),
      care(t('ნაჭერი ირეცხება 40 °C-ზე', 'Cloth washes at 40 °C', 'Салфетка стирается при 40 °C', '衬布可40℃清洗')),
      madeIn(mtskheta),
    ],
    looks: ['basket.low.oak'],
    options: [sizes(value('24', cm('24 × 18')), value('30', cm('30 × 23')))],
    offers: [
      { values: ['24'], price: 4600, stock: 18 },
      { values: ['30'], price: 5900, stock: 0 },
    ],
    daysOld: 198,
  },
  {
    key: 'tea-caddy',
    category: 'kitchen-storage',
    store: 'guria-tea-house',
    brand: 'chakviani',
    name: t('ჩაის თუნუქის კოლოფი ხის თავსახურით', 'Tea tin with a wooden lid', 'Жестяная чайница с деревянной крышкой', '木盖马口铁茶叶罐'),
    description: t(
      'მწვანე თუნუქის კოლოფი, რომლის ხის თავსახურს შიგნით რეზინის რგოლი აქვს: სინათლე და ნესტი ვერ აღწევს, ფოთოლი კი თვეობით სურნელოვანი რჩება. საღებავი ღუმელშია გამომშრალი და არ იფხაჭნება.\n\nცარიელი იყიდება. 250 გრამი შავი ჩაი საშუალოში თავისუფლად ჩადის, მწვანეს კი, რომელიც უფრო ფაშარია, დიდი დასჭირდება. ოზურგეთში თუ ჩამოხვალთ, თან წამოიღეთ: ტომრიდან პირდაპირ აგივსებთ.',
      'A green tin whose wooden lid closes on a rubber ring: no light, no damp, and the leaves keep their scent for months. The paint is baked on and does not scratch.\n\nSold empty. The middle size takes 250 grams of black tea with ease; green tea is fluffier and wants the large one. If you are ever in Ozurgeti, bring it along and we will fill it straight from the sack.',
      'Зелёная жестянка, у деревянной крышки внутри резиновое кольцо: свет и сырость не проникают, лист месяцами хранит аромат. Краска запечена и не царапается.\n\nПродаётся пустой. В среднюю легко входит 250 граммов чёрного чая, а зелёному, он пышнее, нужна большая. Будете в Озургети, захватите её с собой: наполним прямо из мешка.',
      '绿色马口铁罐，木盖内嵌橡胶圈，避光防潮，茶香数月不散。漆面经烘烤，不易刮花。\n\n空罐出售。中号可轻松装下250克红茶，绿茶蓬松，同样重量请选大号。哪天来奥祖尔盖蒂，把罐子带上，我们从茶袋里直接给您装满。',
    ),
    attributes: [
      material(t('საკვები თუნუქი, მუხა', 'Food-grade tin, oak', 'Пищевая жесть, дуб', '食品级马口铁、橡木')),
      care(t('არ გარეცხოთ, გამოწმინდეთ მშრალი ნაჭრით', 'Do not wash, wipe dry inside', 'Не мыть, протирать насухо', '请勿水洗，干布擦拭')),
      madeIn(town('ოზურგეთი', 'Ozurgeti', 'Озургети', '奥祖尔盖蒂')),
    ],
    looks: ['canister.tin.leaf'],
    options: [sizes(value('100', grams(100)), value('250', grams(250)), value('500', grams(500)))],
    offers: [
      { values: ['100'], price: 1900, stock: 73 },
      { values: ['250'], price: 2700, stock: 38 },
      { values: ['500'], price: 3900, stock: 24 },
    ],
    daysOld: 233,
  },
  {
    key: 'onion-basket',
    category: 'kitchen-storage',
    store: 'bostana-garden',
    brand: 'bostana',
    name: t(
      'თავსახურიანი კალათა კარტოფილისა და ხახვისთვის',
      'Lidded basket for potatoes and onions',
      'Корзина с крышкой для картофеля и лука',
      '带盖柳编土豆洋葱筐',
    ),
    description: t(
      'კარტოფილს სიბნელე უნდა, ხახვს ჰაერი: წნული კედელი ჰაერს ატარებს, თავსახური კი სინათლეს არ უშვებს. წნელს ქერქი შერჩენილი აქვს, ამიტომ არის ასეთი მუქი.\n\nძირი ორმაგად არის დაწნული და სავსე კალათის აწევას უძლებს. ორივე ბოსტნეულს ერთ კალათაში ნუ ჩაყრით: ხახვის გვერდით კარტოფილი უფრო სწრაფად ღივდება.',
      'Potatoes want darkness and onions want air: the woven wall lets the air in and the lid keeps the light out. The willow is woven with its bark on, which is where the dark colour comes from.\n\nThe base is plaited double and can be lifted full. Don’t keep the two together in one basket, since potatoes sprout sooner beside onions.',
      'Картофелю нужна темнота, луку воздух: плетёные стенки дышат, а крышка не пускает свет. Лоза неочищенная, с корой, отсюда и тёмный цвет.\n\nДно сплетено вдвое, полную корзину можно смело поднимать. Не храните оба овоща в одной корзине: рядом с луком картофель быстрее прорастает.',
      '土豆怕光，洋葱要通风，编织的筐壁透气，盖子挡光。柳条带皮编成，所以颜色深。\n\n筐底双层编织，装满了也能放心拎起。土豆和洋葱请分筐存放，放一起土豆发芽更快。',
    ),
    attributes: [
      material(t('ქერქიანი ტირიფი', 'Willow with its bark on', 'Ива с корой', '带皮柳条')),
      care(t('გამოწმინდეთ მშრალი ჯაგრისით', 'Clean with a dry brush', 'Чистить сухой щёткой', '用干刷清洁')),
      holds(t('8, 15 ან 25 კგ ბოსტნეული', '8, 15 or 25 kg of vegetables', '8, 15 или 25 кг овощей', '8、15或25千克蔬菜')),
    ],
    looks: ['basket.tall.walnut'],
    options: [heights(value('35', cm(35)), value('45', cm(45)), value('55', cm(55)))],
    offers: [
      { values: ['35'], price: 6900, stock: 20 },
      { values: ['45'], price: 8900, was: 10500, stock: 13 },
      { values: ['55'], price: 11500, stock: 6 },
    ],
    daysOld: 57,
  },
  {
    key: 'grain-jars',
    category: 'kitchen-storage',
    store: 'oda-house',
    brand: 'oda',
    name: t('მინის ქილა ბურღულეულისთვის', 'Glass storage jar for grains', 'Стеклянная банка для круп', '五谷杂粮玻璃储物罐'),
    description: t(
      'გამჭვირვალეა და ერთი შეხედვით ხვდებით, წიწიბურა თავდება თუ ლობიო. პირი იმხელაა, რომ ჭიქით პირდაპირ ამოიღებთ, კუთხეებში კი არაფერი რჩება.\n\nსახურავი მჭიდროდ ზის და ჩრჩილს არ უშვებს, სითხეს კი ვერ შეაკავებს, ასე რომ ზეთი და სიროფი სხვა ჭურჭელში შეინახეთ. ნაკრებში სამივე ზომა თითო ცალია.',
      'One look through the clear glass tells you whether the buckwheat or the beans are running low. The mouth is wide enough to dip a cup into, and nothing is left behind in the corners.\n\nThe lid sits tight and keeps moths out, but it won’t hold back liquids; oil and syrup want another jar. The set has one jar of each size.',
      'Прозрачная: с одного взгляда видно, что кончается, гречка или фасоль. Горло такое, что можно зачерпнуть чашкой, а в углах ничего не остаётся.\n\nКрышка сидит плотно и не пускает моль, но жидкость не удержит: масло и сироп храните в другой посуде. В наборе по одной банке каждого размера.',
      '透明罐身，荞麦、豆子还剩多少一眼就知道。罐口能伸进量杯直接舀，罐底没有死角。\n\n盖子密合防虫，但不防漏，油和糖浆请另找容器。套装为三个尺寸各一只。',
    ),
    attributes: [
      material(t('ბოროსილიკატური მინა, ხე', 'Borosilicate glass, wood', 'Боросиликатное стекло, дерево', '高硼硅玻璃、木')),
      diameter(cm(10)),
      care(
        t(
          'მინა ჭურჭლის სარეცხ მანქანაში, თავსახური ხელით',
          'Glass in the dishwasher, lid by hand',
          'Стекло в посудомойку, крышку вручную',
          '罐身可机洗，盖子手洗',
        ),
      ),
    ],
    looks: ['canister.glass.clear'],
    options: [
      volumes(
        value('700', ml(700)),
        value('1200', litres(1.2)),
        value('2000', litres(2)),
        value('set', t('სამივე ერთად', 'Set of all three', 'Набор из трёх', '三只套装')),
      ),
    ],
    offers: [
      { values: ['700'], price: 1900, stock: 70 },
      { values: ['1200'], price: 2400, stock: 64 },
      { values: ['2000'], price: 3200, stock: 35 },
      { values: ['set'], price: 6700, stock: 28 },
    ],
    daysOld: 289,
  },
  {
    key: 'spice-jars',
    category: 'kitchen-storage',
    store: 'odishi-spices',
    name: t('მუქი მინის ქილები სანელებლებისთვის', 'Amber glass spice jars', 'Банки для специй из тёмного стекла', '棕色玻璃调料罐'),
    description: t(
      'ხმელი სუნელი და უცხო სუნელი სინათლეზე სამ თვეში ხუნდება, ქარვისფერ მინაში კი წელიწადს ძლებს. ამიტომ ჩვენს დახლზეც მხოლოდ ასეთი ქილები დგას.\n\nსანელებლები ცალკე იყიდება. თითოში 100 მილილიტრი, ანუ ორმოცდაათი გრამი დაფქული სანელებელი ეტევა. ნაკრებს ცარიელი წებოვანი ეტიკეტები ახლავს: სახელთან ერთად თვეც მიაწერეთ, რომ იცოდეთ, რა როდის ჩაყარეთ.',
      'Blue fenugreek and dried herbs fade within three months in the light; in amber glass they last a year. That’s why our own counter has no other jars on it.\n\nThe spices are sold separately. Each jar holds 100 millilitres, about fifty grams of ground spice. Blank stick-on labels come with the set: write the month on them as well as the name, and you will know what was filled when.',
      'Уцхо-сунели и сушёные травы на свету выцветают за три месяца, а в янтарном стекле держатся год. Поэтому и у нас на прилавке стоят только такие.\n\nСами специи продаются отдельно. В каждую банку входит 100 миллилитров, это граммов пятьдесят молотой специи. К набору прилагаются чистые наклейки: кроме названия пишите и месяц, чтобы помнить, что когда насыпали.',
      '蓝胡芦巴和干香草见光三个月就褪色走味，装进棕色玻璃能放一年。我们店里柜台上用的也都是这种。\n\n香料需另购。每只100毫升，约装50克香料粉。随套附空白标签贴纸，除了名字，把月份也写上，哪罐什么时候装的一看就知道。',
    ),
    attributes: [
      material(t('ქარვისფერი მინა, მუხა', 'Amber glass, oak', 'Янтарное стекло, дуб', '棕色玻璃、橡木')),
      volume(ml(100)),
      height(cm(8.5)),
      inBox(t('ქილები, 24 ეტიკეტი', 'Jars, 24 labels', 'Банки, 24 наклейки', '调料罐、标签24张')),
    ],
    looks: ['canister.glass.amber'],
    options: [sets(value('6', pieces(6, '只')), value('12', pieces(12, '只')))],
    offers: [
      { values: ['6'], price: 3600, stock: 41 },
      { values: ['12'], price: 6500, stock: 19 },
    ],
    daysOld: 9,
  },
  {
    key: 'salt-sugar-canister',
    category: 'kitchen-storage',
    store: 'tone-workshop',
    brand: 'tone',
    name: t(
      'კერამიკული ქილა მარილისა და შაქრისთვის',
      'Ceramic canister for salt or sugar',
      'Керамическая банка для соли и сахара',
      '陶瓷盐糖罐',
    ),
    description: t(
      'მოუჭიქავი თიხა ნესტს თავისკენ იზიდავს, ამიტომ მარილი არ იბელტება. გარედან კი მოჭიქულია და ცომიანი ხელის ანაბეჭდი ერთი მოსმით სცილდება.\n\nთავსახური ჰერმეტული არ არის: ყავისთვის ან ჩაისთვის სხვა ქილა აიღეთ. პატარა ერთ პაკეტ მარილს იტევს, დიდი კილო შაქარს. ჩვენთან ქურის გვერდით დგას, რომ ვინც საჭმელს ურევს, ხელი მიაწვდინოს.',
      'Left unglazed inside, the clay draws damp to itself and the salt does not cake. Outside it is glazed, and floury fingerprints wipe off in one go.\n\nThe lid is not airtight, so take another jar for coffee or tea. The small one holds a packet of salt, the large one a kilo of sugar. We keep ours beside the stove, within reach of whoever is stirring.',
      'Изнутри глина без глазури, она тянет влагу на себя, и соль не слёживается. Снаружи банка глазурована: след от руки в тесте стирается одним движением.\n\nКрышка не герметичная, для кофе и чая возьмите другую банку. В маленькую входит пачка соли, в большую килограмм сахара. У нас она стоит у самой плиты, чтобы дотянуться, не переставая мешать.',
      '内壁不上釉，陶土会吸走潮气，盐不结块。外壁上釉，沾了面粉的手印一擦就净。\n\n盖子不密封，咖啡和茶叶请用别的罐子。小号装一包盐，大号装一公斤糖。我们自己就放在灶台边，一手搅锅，一手就能够到。',
    ),
    attributes: [
      material(t('ქვის კერამიკა, კაკლის თავსახური', 'Stoneware, walnut lid', 'Каменная керамика, крышка из ореха', '炻器，胡桃木盖')),
      diameter(cm(11)),
      care(byHand),
      madeIn(mtskheta),
    ],
    looks: ['canister.ceramic.sage', 'canister.ceramic.clay'],
    options: [colours(sage, clay), volumes(value('800', ml(800)), value('1300', litres(1.3)))],
    offers: [
      { values: ['sage', '800'], price: 4400, stock: 23, look: 'canister.ceramic.sage' },
      { values: ['sage', '1300'], price: 5600, stock: 15, look: 'canister.ceramic.sage' },
      { values: ['clay', '800'], price: 4400, stock: 30, look: 'canister.ceramic.clay' },
      { values: ['clay', '1300'], price: 5600, stock: 12, look: 'canister.ceramic.clay' },
    ],
    daysOld: 145,
  },
  {
    key: 'coffee-canister',
    category: 'kitchen-storage',
    store: 'dila-drinks',
    brand: 'dilisa',
    name: t('მარცვლოვანი ყავის ქილა ხის თავსახურით', 'Coffee bean tin with wooden lid', 'Банка для кофейных зёрен', '木盖咖啡豆罐'),
    description: t(
      'ახლად მოხალული მარცვალი ორი კვირა გაზს გამოყოფს, ხის თავსახური კი იმდენად მჭიდროა, რომ გაზს ნელა უშვებს და ჰაერს არ იკარებს. გრაფიტისფერი თუნუქი სინათლეს საერთოდ არ უშვებს.\n\nდაფქული ყავა აქაც ერთ კვირაში სუსტდება, ამიტომ მარცვლებად შენახვას გირჩევთ. ჩვენი პაკეტი შიგ მთლიანად ჩაიყრება: ზომები სწორედ მასზეა მორგებული. ორშაბათსა და ხუთშაბათს, როცა ყავას ვხალავთ, ბევრი ცარიელი კოლოფით მოდის და პირდაპირ იმაში ვუყრით.',
      'Fresh-roasted beans give off gas for two weeks; the wooden lid fits closely enough to let it seep out and keep the air away. Charcoal-grey tin shuts out all light.\n\nGround coffee fades within a week even in here, so keep it as beans if you can. The sizes are made to match our bags: empty one straight in. On Mondays and Thursdays, when we roast, many people bring the empty tin along to be filled.',
      'Свежеобжаренное зерно две недели выделяет газ: деревянная крышка сидит так, что выпускает его понемногу, а воздух не пускает. Графитовая жесть полностью закрывает от света.\n\nМолотый и здесь выдохнется за неделю, поэтому храните в зёрнах. Пачка нашего кофе пересыпается целиком, размеры подобраны под неё. По понедельникам и четвергам, когда мы жарим, многие приходят с пустой банкой, и мы насыпаем прямо в неё.',
      '新烘的豆子两周内会不断排气，木盖松紧合适，气体慢慢透出，外面的空气进不来。炭黑色马口铁完全避光。\n\n磨成粉的咖啡放这里也只能香一周，建议存豆现磨。罐子按我们的包装规格做，整袋倒进去刚好。周一、周四烘豆的日子，不少老客人直接带着空罐来装。',
    ),
    attributes: [
      material(
        t('საკვები თუნუქი, მუხა, სილიკონი', 'Food-grade tin, oak, silicone', 'Пищевая жесть, дуб, силикон', '食品级马口铁、橡木、硅胶'),
      ),
      diameter(cm(11)),
      care(dryCloth),
    ],
    looks: ['canister.tin.charcoal'],
    options: [sizes(value('250', grams(250)), value('500', grams(500)), value('1000', kg(1)))],
    offers: [
      { values: ['250'], price: 2600, stock: 55 },
      { values: ['500'], price: 3400, stock: 33 },
      { values: ['1000'], price: 4800, stock: 10 },
    ],
    daysOld: 26,
  },
]
