import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, gsm, mm } from '#demo/mall/terms/amounts.ts'
import { ages, care, density, height, madeIn, material, size, thickness, width } from '#demo/mall/terms/attributes.ts'
import { colours, diameters, navy, sand, sets, sizes, value } from '#demo/mall/terms/options.ts'
import { pureCotton, town, wash30 } from '#demo/mall/terms/phrases.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const akhmeta = town('ახმეტა', 'Akhmeta', 'Ахмета', '阿赫梅塔')
const pairs = (key: string, count: number, ru: string) => value(key, t(`${count} წყვილი`, `${count} pairs`, ru, `${count}双`))

export const rugs: DemoProduct[] = [
  {
    key: 'tushetian-kilim',
    category: 'rugs',
    store: 'nabada-felt',
    brand: 'nabada',
    name: t('თუშური ფარდაგი, ხელით ნაქსოვი', 'Handwoven Tushetian kilim', 'Тушинский ковёр пардаги ручной работы', '图舍蒂手织基里姆地毯'),
    description: t(
      'ალვანში, ვერტიკალურ დაზგაზე ერთი ქალი დიდ ფარდაგს ორ თვეს ანდომებს. ენდრო წითელს იძლევა, ინდიგო ლურჯს, ხახვის ფურჩქი ყვითელს, თეთრი კი შეუღებავი მატყლია.\n\nხაო არ აქვს, ამიტომ თხელია და პარკეტზე საფენი დასჭირდება, რომ არ გასრიალდეს. ორივე მხარე ერთნაირია: წელიწადში ერთხელ გადააბრუნეთ და თანაბრად გაცვდება. დროთა განმავლობაში ენდროს წითელი რბილდება და აგურისფერში გადადის.',
      'On an upright loom in Alvani, one woman gives two months to a large kilim. Madder, indigo and onion skins give the red, the blue and the yellow; the white is wool left undyed.\n\nHaving no pile, it is thin, and on parquet it needs an underlay so as not to slide. Both faces are alike: turn it over once a year and it wears evenly. With the years the madder red softens towards brick.',
      'В Алвани, на вертикальном станке, одна мастерица ткёт большой ковёр два месяца. Красный даёт марена, синий — индиго, жёлтый — луковая шелуха, а белое — некрашеная шерсть.\n\nВорса нет, ковёр тонкий, и на паркете под него нужна подкладка, иначе скользит. Обе стороны одинаковые: раз в год переворачивайте, и износ будет ровным. С годами красный цвет марены смягчается и уходит в кирпичный.',
      '阿尔瓦尼村的立式织机上，一位妇女织一条大毯要两个月。茜草染红，靛蓝染蓝，洋葱皮染黄，白色是没染的羊毛。\n\n无绒平织，毯身薄，铺木地板请加防滑垫。两面花纹一样，每年翻一次面，磨损更均匀。年头久了，茜草的红会慢慢沉成砖色。',
    ),
    attributes: [
      material(t('შალი ბამბის ქსელზე', 'Wool on a cotton warp', 'Шерсть на хлопковой основе', '羊毛，棉经线')),
      density(gsm(1100)),
      care(t('მტვერსასრუტი და ქიმწმენდა', 'Vacuum, dry clean', 'Пылесос и химчистка', '吸尘、干洗')),
      madeIn(akhmeta),
    ],
    looks: ['rug.kilim.wine'],
    options: [sizes(value('120', cm('120 × 180')), value('160', cm('160 × 230')), value('200', cm('200 × 300')))],
    offers: [
      { values: ['120'], price: 68000, stock: 5 },
      { values: ['160'], price: 112000, was: 129000, stock: 3 },
      { values: ['200'], price: 189000, stock: 1 },
    ],
    daysOld: 131,
  },
  {
    key: 'washable-kilim',
    category: 'rugs',
    store: 'tsivi-linen',
    brand: 'velovani',
    name: t(
      'გასარეცხი ბამბის ხალიჩა გეომეტრიული ნახატით',
      'Washable cotton rug, geometric pattern',
      'Хлопковый ковёр, который можно стирать',
      '可机洗几何图案棉地毯',
    ),
    description: t(
      'ბავშვი, ძაღლი ან წითელი ღვინო: სამივე შემთხვევაში ეს ხალიჩა სარეცხ მანქანაში მიდის. პატარა შვიდკილოიან დოლში ეტევა, დიდს ცხრაკილოიანი სჭირდება.\n\nცისფერი ყოველი რეცხვის შემდეგ ოდნავ ღიავდება. თხლად და მჭიდროდ არის ნაქსოვი, ამიტომ კარი არ ეხახუნება და სასადილო სკამიც ზედ თავისუფლად მოძრაობს. ზაფხულში აივნის მოაჯირზე გადაფენილი საღამომდე შრება.',
      'A child, a dog or red wine: whichever it was, this rug goes into the washing machine. The small one fits a seven-kilo drum, the large one needs nine.\n\nThe sky blue lightens slightly from wash to wash. It is woven thin and close; doors pass over it and dining chairs slide freely. Hung over the balcony rail in summer, it is dry by evening.',
      'Ребёнок, собака или красное вино: в любом из трёх случаев ковёр отправляется в стиральную машину. Маленький входит в барабан на семь килограммов, большому нужно девять.\n\nГолубой от стирки к стирке чуть светлеет. Соткан тонко и плотно, поэтому дверь его не задевает, а стулья легко двигаются. Летом, если повесить его на перила балкона, к вечеру он уже сухой.',
      '孩子、小狗、打翻的红酒，不管哪一样，这条地毯都能直接扔进洗衣机。小号7公斤滚筒就能洗，大号要9公斤。\n\n天蓝色会随洗涤略微变浅。织得薄而密，开门不卡，餐椅也推得动。夏天早上搭在阳台栏杆上，傍晚就干了。',
    ),
    attributes: [material(pureCotton), density(gsm(900)), care(wash30)],
    looks: ['rug.kilim.sky'],
    options: [sizes(value('90', cm('90 × 150')), value('140', cm('140 × 200')))],
    offers: [
      { values: ['90'], price: 11900, stock: 27 },
      { values: ['140'], price: 19900, stock: 14 },
    ],
    daysOld: 44,
  },
  {
    key: 'hall-runner',
    category: 'rugs',
    store: 'oda-house',
    brand: 'oda',
    name: t('ზოლიანი ხალიჩა ვიწრო დერეფნისთვის', 'Striped runner for the hall', 'Полосатая дорожка в прихожую', '玄关走廊条纹地垫'),
    description: t(
      'ჯუთი უხეშია და ფეხსაცმელს ქვიშას აცლის, ბამბის ზოლი კი თვალს ახარებს. სამოცდაათი სანტიმეტრი სიგანე ძველი თბილისური ბინების ვიწრო დერეფანსაც ერგება.\n\nყავა თუ დაგეღვარათ, ნესტიანი ნაჭრით ამოაშრეთ, მაგრამ წყალს ნუ დაასხამთ: ჯუთი წყლისგან ყვითლდება. სამმეტრიანის დამოკლება შეიძლება, ოღონდ კიდე მერე უნდა შემოკეროთ. პირველ კვირას თივის სუნი ექნება, ახალ ჯუთს ასე სჩვევია.',
      'Jute is coarse and takes the sand off your shoes; the cotton stripe is there for looks. At seventy centimetres it suits even the narrow halls of old Tbilisi flats.\n\nIf coffee lands on it, blot with a damp cloth and don’t soak it: water turns jute yellow. The three-metre length can be cut, and the edge bound afterwards. For the first week it smells faintly of hay, as new jute does.',
      'Джут грубый и снимает с подошв песок, а хлопковая полоса радует глаз. Ширина семьдесят сантиметров годится и для узких коридоров старых тбилисских квартир.\n\nЕсли пролился кофе, промокните влажной тряпкой, но не мочите: от воды джут желтеет. Трёхметровую можно укоротить, а край потом обшить. Первую неделю от дорожки чуть пахнет сеном, так бывает с новым джутом.',
      '黄麻粗糙，能刮掉鞋底的沙子，棉条纹好看又耐看。宽70厘米，第比利斯老房子的窄走廊也铺得下。\n\n洒了咖啡用湿布吸干，不要泡水，黄麻遇水会发黄。3米款可以裁短，裁后锁边即可。刚铺上的头一周有淡淡的干草味，新黄麻都这样。',
    ),
    attributes: [
      material(t('60% ჯუთი, 40% ბამბა', '60% jute, 40% cotton', '60 % джут, 40 % хлопок', '60%黄麻、40%棉')),
      width(cm(70)),
      care(t('მტვერსასრუტი, ნესტიანი ნაჭერი', 'Vacuum, damp cloth', 'Пылесос, влажная тряпка', '吸尘、湿布擦拭')),
    ],
    looks: ['rug.stripe.sand', 'rug.stripe.navy'],
    options: [colours(sand, navy), sizes(value('150', cm('70 × 150')), value('200', cm('70 × 200')), value('300', cm('70 × 300')))],
    offers: [
      { values: ['sand', '150'], price: 6900, stock: 28, look: 'rug.stripe.sand' },
      { values: ['sand', '200'], price: 8900, stock: 33, look: 'rug.stripe.sand' },
      { values: ['sand', '300'], price: 12500, stock: 18, look: 'rug.stripe.sand' },
      { values: ['navy', '150'], price: 6900, stock: 16, look: 'rug.stripe.navy' },
      { values: ['navy', '200'], price: 8900, stock: 25, look: 'rug.stripe.navy' },
      { values: ['navy', '300'], price: 12500, stock: 0, look: 'rug.stripe.navy' },
    ],
    daysOld: 208,
  },
  {
    key: 'round-felt-rug',
    category: 'rugs',
    store: 'nabada-felt',
    brand: 'nabada',
    name: t('მრგვალი ხალიჩა თექის ნაწნავებისგან', 'Round rug of plaited felt', 'Круглый ковёр из войлочных кос', '编辫羊毛毡圆毯'),
    description: t(
      'თექას ვიწრო ზოლებად ვჭრით, ნაწნავად ვწნავთ და შუაგულიდან წრეზე ვკერავთ. სპილოსძვლისფერ ნაწნავებს შორის რამდენიმე ქვიშისფერი გასდევს, ორივე ცხვრის ბუნებრივი ფერია.\n\nშიშველი ფეხისთვის თბილია და ხმას ახშობს: ქვედა სართულის მეზობლები ამას შეამჩნევენ. ღია ფერისაა და შემოსასვლელში ნუ დააგებთ, მისი ადგილი საძინებელშია ან სავარძლის წინ.',
      'We cut felt into narrow strips, plait them and sew the plaits round and round from the middle. A few sand-coloured plaits run between the ivory ones; both are the natural colour of the sheep.\n\nIt is warm under bare feet and muffles sound, as the neighbours below will notice. It is pale, so keep it out of the hall and give it the bedroom or the spot before an armchair.',
      'Войлок режем узкими полосами, плетём из них косы и сшиваем по кругу от середины. Между косами цвета слоновой кости идут несколько песочных: и то и другое — природный цвет овцы.\n\nБосым ногам тепло, а звук глохнет, соседи снизу заметят. Ковёр светлый: в прихожей не стелите, ему место в спальне или перед креслом.',
      '羊毛毡裁成细条，编成辫子，再从圆心一圈圈缝起来。象牙白的辫圈之间夹着几圈沙色，都是羊毛本色。\n\n光脚踩上去暖和，还能消音，楼下邻居会有感觉。颜色浅，别铺在玄关，卧室或沙发椅前更合适。',
    ),
    attributes: [
      material(t('თუშური ცხვრის მატყლი', 'Wool of Tushetian sheep', 'Шерсть тушинской овцы', '图舍蒂绵羊毛')),
      thickness(mm(12)),
      care(
        t(
          'გაბერტყვა, ლაქა საპნიანი წყლით',
          'Shake out, soapy water for spots',
          'Вытряхивать, пятна мыльной водой',
          '抖灰，污渍用肥皂水点洗',
        ),
      ),
      madeIn(akhmeta),
    ],
    looks: ['rug.round.ivory'],
    options: [diameters(value('90', cm(90)), value('120', cm(120)), value('150', cm(150)))],
    offers: [
      { values: ['90'], price: 21900, stock: 12 },
      { values: ['120'], price: 34900, stock: 8 },
      { values: ['150'], price: 49900, stock: 4 },
    ],
    daysOld: 79,
  },
  {
    key: 'nursery-rug',
    category: 'rugs',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('მრგვალი ხალიჩა საბავშვო ოთახისთვის', 'Round rug for the nursery', 'Круглый ковёр в детскую', '儿童房圆形地毯'),
    description: t(
      'თაფლისფერი წრე, რომელიც ხან კუნძულია, ხან ცირკის არენა და ხან უბრალოდ ადგილი, სადაც კუბები არ ხმაურობს. ბამბის ნაწნავები, თაფლისფერი და თეთრი რიგრიგობით, ცენტრიდან კიდისკენ ხელით არის დახვეული.\n\nუკანა მხარეს ლატექსის წერტილებია და სირბილისას არ სრიალებს. დიდი ზომა საოჯახო სარეცხ მანქანაში ვერ ეტევა, სამრეცხაოში წაიღეთ. რამდენი ბავშვი დაეტევა ზედ? პატარაზე ორი, ერთი წიგნით, დიდზე კი მთელი დაბადების დღე.',
      'Round and honey-coloured, it’s an island one day, a circus ring the next, and often just the place where blocks make no noise. Cotton plaits, honey and white by turns, are coiled by hand from the centre outwards.\n\nLatex dots on the back stop it sliding when somebody runs. The larger size is too big for a home washing machine, so take it to the laundry. How many children does it seat? The small one two, with a book between them; the large one a whole birthday.',
      'Медовый круг, который бывает островом, ареной цирка или просто местом, где кубики не гремят. Хлопковые косички, медовые вперемежку с белыми, уложены по кругу вручную, от середины к краю.\n\nНа изнанке латексные точки, и на бегу ковёр не скользит. Большой размер в домашнюю машину не войдёт, его сдают в прачечную. Сколько детей на нём помещается? На маленьком двое с одной книжкой, на большом — целый день рождения.',
      '一块蜂蜜色的圆毯，有时是小岛，有时是马戏场，多数时候只是搭积木不吵人的地方。蜜色、白色的棉辫一圈隔一圈，由中心向外手工盘绕而成。\n\n背面有乳胶防滑点，跑跳不打滑。大号家用洗衣机放不下，请送洗衣店。能坐几个孩子？小号坐得下两个，合看一本书；大号坐得下一整个生日会。',
    ),
    attributes: [
      material(t('ბამბა, ლატექსი', 'Cotton, latex', 'Хлопок, латекс', '棉、乳胶')),
      thickness(mm(18)),
      ages(t('დაბადებიდან', 'From birth', 'С рождения', '新生儿起')),
      care(wash30),
    ],
    looks: ['rug.round.honey'],
    options: [diameters(value('100', cm(100)), value('140', cm(140)))],
    offers: [
      { values: ['100'], price: 12900, stock: 20 },
      { values: ['140'], price: 18900, stock: 11 },
    ],
    daysOld: 17,
  },
  {
    key: 'felt-slippers',
    category: 'rugs',
    store: 'nabada-felt',
    brand: 'nabada',
    name: t('თექის ქოშები, ნაცრისფერი', 'Grey felt slippers', 'Серые войлочные тапочки', '灰色羊毛毡拖鞋'),
    description: t(
      'ერთი ნაჭერი თექა კალაპოტზეა დათელილი, ნაკერი არსად აქვს და თითებს არაფერი უჭერს; შიგნით შეუღებავი მატყლია, კიდეზეც მოჩანს. ძირი რბილი ტყავისაა და იატაკზე არ კაკუნებს.\n\nქუჩისთვის არ გამოდგება, სველი ტყავი მალე ცვდება. თუ ორ ზომას შორის ხართ, პატარა აირჩიეთ: პირველ კვირას მჭიდროა, მერე ფეხის ფორმას იღებს და გაზაფხულისთვის უკვე მხოლოდ თქვენს ფეხს ერგება.',
      'One piece of felt is fulled over a last, with no seam to pinch the toes; undyed fleece lines it and shows at the edge. The sole is soft leather and does not clatter on the floor.\n\nNot for outdoors, as wet leather wears out quickly. If you are between sizes, choose the smaller: they feel snug for a week and then take the shape of the foot. By spring nobody else’s feet will fit them.',
      'Цельный кусок войлока свалян прямо на колодке, швов нет, на пальцы ничего не давит; внутри некрашеная шерсть, она видна и по краю. Подошва из мягкой кожи и по полу не стучит.\n\nДля улицы не годятся, мокрая кожа быстро стирается. Если у вас половинный размер, берите меньший: первую неделю тапочки тесноваты, потом принимают форму стопы, и к весне они уже только ваши.',
      '整块羊毛毡在鞋楦上擀制成型，没有接缝，不磨脚趾；里衬原色羊毛，鞋口露出一圈白边。软皮底，走路没声音。\n\n皮底怕湿，不要穿到户外。介于两码之间请选小码：头一周偏紧，之后会贴合脚型，穿到开春，就只认您这双脚了。',
    ),
    attributes: [
      material(t('ცხვრის მატყლი, ტყავის ძირი', 'Sheep’s wool, leather sole', 'Овечья шерсть, кожаная подошва', '绵羊毛、皮底')),
      care(t('გაწმინდეთ მშრალი ჯაგრისით', 'Brush clean, dry', 'Чистить сухой щёткой', '用干刷清洁')),
      madeIn(akhmeta),
    ],
    looks: ['slippers.open.graphite'],
    options: [
      sizes(
        value('36', same('36–37')),
        value('38', same('38–39')),
        value('40', same('40–41')),
        value('42', same('42–43')),
        value('44', same('44–45')),
      ),
    ],
    offers: [
      { values: ['36'], price: 6900, stock: 14 },
      { values: ['38'], price: 6900, stock: 26 },
      { values: ['40'], price: 6900, stock: 19 },
      { values: ['42'], price: 6900, stock: 2 },
      { values: ['44'], price: 6900, stock: 8 },
    ],
    daysOld: 286,
  },
  {
    key: 'felt-boots',
    category: 'rugs',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t('სახლის ჩექმა თექისგან', 'Felt house boots', 'Домашние войлочные сапожки', '羊毛毡居家短靴'),
    description: t(
      'მესტიაში ნოემბრიდან აპრილამდე იატაკი ცივია და ქოშიც ჩვენთან კოჭზე მაღლა ადის. თექა რვა მილიმეტრია, სარჩული თეთრი მატყლისაა და ყელზე გადმოკეცილი, ძირზე კი სქელი ტყავი აკერია.\n\nძირზე რეზინი არ აკრავს, ამიტომ კიბეზე ფრთხილად იარეთ. თიხისფერი აგურის ფხვნილივით თბილია და ნაცარი ზედ არ ემჩნევა: ვინც ბუხართან ზის, მიხვდება.',
      'Floors in Mestia are cold from November to April, and our slippers climb above the ankle. The felt is eight millimetres thick, the lining is white fleece turned over at the top, and a thick leather sole is sewn on underneath.\n\nThere is no rubber below: go carefully on stairs. The clay colour is as warm as brick dust and does not show ash, as anyone who sits by a fire will understand.',
      'В Местиа полы холодные с ноября по апрель, поэтому тапочки у нас поднимаются выше щиколотки. Войлок восемь миллиметров, внутри белая шерсть с отворотом, а снизу пришита толстая кожаная подошва.\n\nРезины на подошве нет, на лестнице ступайте осторожно. Терракотовый цвет тёплый, как кирпичная крошка, и пепла на нём не видно: кто сидит у камина, поймёт.',
      '梅斯蒂亚从十一月到来年四月地板都是凉的，所以我们的拖鞋高过脚踝。毛毡厚8毫米，里衬白羊毛，鞋口翻一圈边，鞋底另缝一层厚牛皮。\n\n鞋底没有橡胶，上下楼梯请当心。陶土橙像砖粉一样暖，沾了炉灰也不显脏，爱坐在炉边的人会懂。',
    ),
    attributes: [
      material(t('ცხვრის მატყლი, ტყავი', 'Sheep’s wool, leather', 'Овечья шерсть, кожа', '绵羊毛、牛皮')),
      height(cm(16)),
      care(t('გაწმინდეთ მშრალი ჯაგრისით', 'Brush clean, dry', 'Чистить сухой щёткой', '用干刷清洁')),
      madeIn(town('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚')),
    ],
    looks: ['slippers.boot.clay'],
    options: [
      sizes(
        value('36', same('36–37')),
        value('38', same('38–39')),
        value('40', same('40–41')),
        value('42', same('42–43')),
        value('44', same('44–45')),
      ),
    ],
    offers: [
      { values: ['36'], price: 8900, was: 10500, stock: 9 },
      { values: ['38'], price: 8900, was: 10500, stock: 16 },
      { values: ['40'], price: 8900, stock: 22 },
      { values: ['42'], price: 8900, stock: 11 },
      { values: ['44'], price: 8900, stock: 7 },
    ],
    daysOld: 360,
  },
  {
    key: 'guest-slippers',
    category: 'rugs',
    store: 'oda-house',
    name: t('სტუმრის ქოშები, ერთი ზომა', 'Guest slippers, one size', 'Гостевые тапочки, один размер', '客用毛毡拖鞋 均码'),
    description: t(
      'ქართულ სახლში სტუმარი ფეხსაცმელს შემოსასვლელში იხდის და ქოში ყოველთვის ერთით ნაკლები გამოდის. ეს წყვილები ბრტყელია, ერთმანეთზე იწყობა და საკიდის ქვეშ თაროზე ინახება.\n\nქვიშისფერი თექა ნახევრად შალია, ნახევრად გადამუშავებული ბოთლის ბოჭკო. მანქანაში ირეცხება. 37-დან 42-მდე ფეხს ერგება, უფრო დიდ ფეხს ქუსლი გარეთ დარჩება.',
      'In a Georgian home guests take their shoes off at the door, and there’s always one pair of slippers too few. These are flat, stack on each other and live on the shelf under the coats.\n\nThe sand felt is half wool and half fibre from recycled bottles, and it goes in the washing machine. They fit feet from 37 to 42; beyond that the heel hangs over.',
      'В грузинском доме гости разуваются у двери, и тапочек всегда не хватает на одну пару. Эти плоские, складываются стопкой и живут на полке под вешалкой.\n\nПесочный войлок наполовину из шерсти, наполовину из волокна переработанных бутылок, стирается в машине. Подходят на ногу от 37 до 42, больше — и пятка свисает.',
      '格鲁吉亚人家进门脱鞋，客人一多，拖鞋总差一双。这款是平底的，可以摞起来，放在衣帽架下面的搁板上。\n\n沙色毛毡一半羊毛、一半再生瓶纤维，可以机洗。适合37到42码，再大脚跟就露在外面了。',
    ),
    attributes: [
      material(
        t('50% შალი, 50% გადამუშავებული PET', '50% wool, 50% recycled PET', '50 % шерсть, 50 % переработанный ПЭТ', '50%羊毛、50%再生PET'),
      ),
      size(same('37–42')),
      care(wash30),
    ],
    looks: ['slippers.open.sand'],
    options: [sets(pairs('2', 2, '2 пары'), pairs('4', 4, '4 пары'), pairs('6', 6, '6 пар'))],
    offers: [
      { values: ['2'], price: 3600, stock: 51 },
      { values: ['4'], price: 6800, stock: 38 },
      { values: ['6'], price: 9600, stock: 24 },
    ],
    daysOld: 2,
  },
]
