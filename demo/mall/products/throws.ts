import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, gsm, kg } from '#demo/mall/terms/amounts.ts'
import { ages, care, density, madeIn, material, size, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, navy, sage, sizes, value, weights, wineRed } from '#demo/mall/terms/options.ts'
import { georgia, pureCotton, town, wash30, wash40 } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const mestia = town('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚')
const sheepWool = t('100% ცხვრის შალი', '100% sheep’s wool', '100 % овечья шерсть', '100%绵羊毛')
const dryClean = t('მხოლოდ ქიმწმენდა', 'Dry clean only', 'Только химчистка', '仅限干洗')

export const throws: DemoProduct[] = [
  {
    key: 'undyed-wool-throw',
    category: 'throws',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t(
      'სვანური შალის პლედი, ბუნებრივი ფერი',
      'Svan wool throw in its natural colour',
      'Плед из сванской шерсти, природный цвет',
      '斯瓦涅季原色羊毛毯',
    ),
    description: t(
      'გაზაფხულის ნაკრეჭ მატყლს უფრო გრძელი ბეწვი აქვს, ვიდრე შემოდგომისას, და ძაფიც თანაბარი გამოდის: ამ პლედში მხოლოდ ის იხმარება. ქვიშისფერი თეთრი და ყავისფერი ცხვრის ძაფების შერევით მიიღება.\n\nსარეცხ მანქანაში შალი მოითელება და დაპატარავდება: ქარზე გაბერტყეთ და სუნიც გაუვა, მტვერიც. ორკაციან დივანს საშუალო ზომა ყოფნის, დიდი კი ორადგილიან საწოლს გადაეფარება.',
      'Fleece from the spring shearing has a longer staple than the autumn clip and spins more evenly, and this throw uses nothing else. The sand colour is a blend of yarn from white sheep and brown ones.\n\nIn a washing machine the wool would felt and shrink; shake it out in the wind instead and both dust and smells leave it. The middle size does for a two-seat sofa, the large one covers a double bed.',
      'У весенней стрижки волокно длиннее осеннего, и пряжа выходит ровнее: на этот плед идёт только она. Песочный цвет получился из смеси пряжи белых и коричневых овец.\n\nВ стиральной машине шерсть сваляется и сядет: лучше встряхните плед на ветру, уйдут и пыль, и запахи. Среднего размера хватает на двухместный диван, большой закрывает двуспальную кровать.',
      '春天剪的羊毛比秋天的长，纺出的线更匀，这条毯子只用春毛。沙色是白羊毛和棕羊毛混纺出来的，没有染。\n\n机洗会毡化缩水，平时拿到风口抖一抖，灰尘和气味就都散了。中号盖双人沙发，大号能铺满双人床。',
    ),
    attributes: [material(sheepWool), density(gsm(420)), care(dryClean), madeIn(mestia)],
    looks: ['throw.folded.sand'],
    options: [sizes(value('130', cm('130 × 170')), value('150', cm('150 × 200')), value('200', cm('200 × 220')))],
    offers: [
      { values: ['130'], price: 16900, stock: 14 },
      { values: ['150'], price: 21900, stock: 19 },
      { values: ['200'], price: 29900, stock: 6 },
    ],
    daysOld: 52,
  },
  {
    key: 'fringed-svan-throw',
    category: 'throws',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t(
      'შალის პლედი ხელით ნაწნავი ფოჩებით',
      'Wool throw with hand-knotted fringe',
      'Шерстяной плед с ручной бахромой',
      '手打流苏羊毛毯',
    ),
    description: t(
      'დაზგიდან ჩამოხსნილ პლედს ფოჩებს სათითაოდ ვაწნავთ, ერთ კიდეს ერთი საათი სჭირდება. ნასკვს სველ ძაფზე ვკრავთ და გაშრობის შემდეგ თავისით აღარ იხსნება.\n\nშალი საკმაოდ სქელია და ღია ფერის ტანსაცმელზე პირველ ხანებში რამდენიმე ბეწვს დატოვებს. მხრებზე მოსახვევად პატარა სჯობს, ფეხებზე დასაფარებლად დიდი. სექტემბრის საღამოს აივანზე ორივე გამოგადგებათ.',
      'Once a throw is off the loom we plait its fringe strand by strand; one edge takes an hour. The knots are tied wet and do not come undone once they have dried.\n\nThe small one is for your shoulders, the large one for your legs. The wool is fairly thick and will leave a few hairs on pale clothes at first. On a balcony in late September you may want both sizes.',
      'Снятый со станка плед обрастает бахромой вручную: прядь за прядью, на один край уходит час. Узлы затягивают мокрыми, и, высохнув, они сами не развязываются.\n\nНакинуть на плечи удобнее маленький, укрыть ноги — большой. Шерсть довольно толстая и первое время оставит на светлой одежде несколько ворсинок. Сентябрьским вечером на балконе пригодятся оба.',
      '毯子下了织机，流苏一根一根手工编，编一边要一个小时。绳结趁湿打紧，干了以后不会自己散开。\n\n披肩选小号，盖腿选大号。羊毛较粗厚，刚用时浅色衣服上会沾几根毛。九月的晚上坐在阳台，两条都用得着。',
    ),
    attributes: [material(sheepWool), density(gsm(460)), care(dryClean), madeIn(mestia)],
    looks: ['throw.fringe.wine', 'throw.fringe.navy'],
    options: [colours(wineRed, navy), sizes(value('100', cm('100 × 150')), value('140', cm('140 × 190')))],
    offers: [
      { values: ['wine', '100'], price: 14900, stock: 10, look: 'throw.fringe.wine' },
      { values: ['wine', '140'], price: 20900, was: 24900, stock: 8, look: 'throw.fringe.wine' },
      { values: ['navy', '100'], price: 14900, stock: 17, look: 'throw.fringe.navy' },
      { values: ['navy', '140'], price: 20900, stock: 0, look: 'throw.fringe.navy' },
    ],
    daysOld: 191,
  },
  {
    key: 'olive-check-throw',
    category: 'throws',
    store: 'oda-house',
    brand: 'velovani',
    name: t('უჯრედიანი პლედი, შალი და აკრილი', 'Checked throw in a wool blend', 'Клетчатый плед, шерсть с акрилом', '格纹混纺盖毯'),
    description: t(
      'მწვანე უჯრა დივანზე კვირა დილას ჰგავს: რადიო, ბლითები და არსად გასასვლელი. ნახევარი შალია, ნახევარი აკრილი, ამიტომ თბილიცაა და სარეცხი მანქანისაც არ ეშინია.\n\nსუფთა შალთან შედარებით მსუბუქია, საშუალო ზომა თითქმის კილოს იწონის. ღუმელთან და ბუხართან ნუ გააშრობთ, აკრილი სიცხეს ვერ იტანს. ორი ტყავის ღვედით შეკრული მოგივათ.',
      'Green check on a sofa looks like Sunday morning: the radio, pancakes, nowhere to be. Half wool and half acrylic, it’s warm and still goes into the washing machine.\n\nIt is lighter than pure wool; the middle size weighs about a kilo. Don’t dry it by a stove or fire, as acrylic can’t take the heat. It comes bound with two leather straps.',
      'Зелёная клетка на диване похожа на воскресное утро: радио, блины и никуда не надо. Половина шерсти, половина акрила: и греет, и стирки в машине не боится.\n\nЛегче чистошерстяного, средний весит около килограмма. У печки и камина не сушите, акрил не терпит жара. Приходит стянутым двумя кожаными ремешками.',
      '绿格子往沙发上一搭，就有了周日早晨的样子：收音机、薄煎饼、哪儿也不去。羊毛腈纶各一半，暖和又能机洗。\n\n比纯羊毛轻，中号约一公斤。腈纶怕高温，请勿靠近火炉烘干。到货时用两条皮带捆好。',
    ),
    attributes: [
      material(t('50% შალი, 50% აკრილი', '50% wool, 50% acrylic', '50 % шерсть, 50 % акрил', '50%羊毛、50%腈纶')),
      density(gsm(340)),
      care(wash30),
    ],
    looks: ['throw.check.olive'],
    options: [sizes(value('130', cm('130 × 170')), value('150', cm('150 × 200')), value('200', cm('200 × 220')))],
    offers: [
      { values: ['130'], price: 7900, stock: 46 },
      { values: ['150'], price: 9900, stock: 38 },
      { values: ['200'], price: 13500, stock: 12 },
    ],
    daysOld: 334,
  },
  {
    key: 'waffle-throw',
    category: 'throws',
    store: 'tsivi-linen',
    name: t(
      'ვაფლისებრი ბამბის პლედი ზაფხულისთვის',
      'Cotton waffle throw for summer',
      'Летний вафельный плед из хлопка',
      '夏季纯棉华夫格盖毯',
    ),
    description: t(
      'ივლისის ღამეს საბანი ცხელია, უსაბნოდ კი გათენებისას შეგცივდებათ: ეს პლედი სწორედ ასეთი ღამისთვისაა. უჯრედები ჰაერს იჭერს, ბამბა კი ოფლს ისრუტავს.\n\nგასაყიდად ერთხელ გარეცხილი გამოგვაქვს და მეტს აღარ იკლებს. საშრობი მანქანიდან უფრო ფუმფულა გამოდის, დაუთოება არ სჭირდება.',
      'On a July night a duvet is too hot, yet towards dawn you want something over you: this is the thing between. The cells hold air and the cotton takes up sweat.\n\nWe sell it washed once, and it won’t shrink any further. It comes fluffier from a tumble dryer and needs no ironing.',
      'В июльскую ночь под одеялом жарко, а без него к рассвету зябко: этот плед как раз для таких ночей. Ячейки держат воздух, хлопок впитывает пот.\n\nПродаём уже один раз выстиранным, больше он не сядет. После сушильной машины становится пушистее, гладить не нужно.',
      '七月的夜里盖被子太热，不盖凌晨又凉，这条毯子正好。华夫格存住空气，纯棉吸汗。\n\n出厂前已洗过一遍，不会再缩。用烘干机烘过更蓬松，不用熨。',
    ),
    attributes: [material(pureCotton), density(gsm(260)), care(wash40), madeIn(town('გორი', 'Gori', 'Гори', '哥里'))],
    looks: ['throw.folded.sage', 'throw.folded.blush'],
    options: [colours(sage, blush), sizes(value('140', cm('140 × 200')), value('160', cm('160 × 220')), value('220', cm('220 × 240')))],
    offers: [
      { values: ['sage', '140'], price: 8900, stock: 36, look: 'throw.folded.sage' },
      { values: ['sage', '160'], price: 10500, stock: 17, look: 'throw.folded.sage' },
      { values: ['sage', '220'], price: 13900, stock: 21, look: 'throw.folded.sage' },
      { values: ['blush', '140'], price: 8900, stock: 28, look: 'throw.folded.blush' },
      { values: ['blush', '160'], price: 10500, stock: 9, look: 'throw.folded.blush' },
      { values: ['blush', '220'], price: 13900, stock: 15, look: 'throw.folded.blush' },
    ],
    daysOld: 68,
  },
  {
    key: 'picnic-blanket',
    category: 'throws',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t(
      'პიკნიკის პლედი წყალგაუმტარი ქვედაპირით',
      'Picnic blanket with waterproof base',
      'Плед для пикника с непромокаемой основой',
      '防水底野餐毯',
    ),
    description: t(
      'ბაკურიანის ნამიან ბალახზე დავაგეთ და ნახევარი დღე ვისხედით: ქვემოდან ნესტი არ ამოსულა. ზემოთა მხარე წითელი უჯრის ფლისია, ქვედა კი ფოლგიანი ქსოვილი.\n\nიკეცება და ორი ტყავის ღვედით იკვრება, აბზინდები თითბრისაა. ნაკვერჩხლისგან მოარიდეთ: ფლისი ერთ ნაპერწკალზეც დნება.',
      'We spread it on dewy grass at Bakuriani and sat for half a day, and no damp came through. The top is fleece in a red check, the base a foil-backed cloth.\n\nIt folds up and fastens with two leather straps on brass buckles. Keep it away from the embers: a single spark melts fleece.',
      'Расстелили его на росистой траве в Бакуриани и просидели полдня: снизу сырость не прошла. Верх из флиса в красную клетку, низ из ткани с фольгой.\n\nСкладывается и стягивается двумя кожаными ремешками с латунными пряжками. Подальше от углей: флис плавится от одной искры.',
      '在巴库里阿尼带露水的草地上铺开坐了半天，底下一点潮气没上来。面料是红格抓绒，底层为覆铝膜布。\n\n折起来用两条皮带扣好，铜扣结实，拎着就走。抓绒怕火星，烤肉时离炭火远一点。',
    ),
    attributes: [
      material(t('ფლისი, PEVA', 'Fleece, PEVA', 'Флис, PEVA', '抓绒、PEVA')),
      weight(t('0,9 ან 1,4 კგ', '0.9 or 1.4 kg', '0,9 или 1,4 кг', '0.9或1.4千克')),
      care(wash30),
    ],
    looks: ['throw.check.red'],
    options: [sizes(value('150', cm('150 × 180')), value('200', cm('200 × 220')))],
    offers: [
      { values: ['150'], price: 5400, stock: 58 },
      { values: ['200'], price: 7200, stock: 31 },
    ],
    daysOld: 115,
  },
  {
    key: 'baby-blanket',
    category: 'throws',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t(
      'ბავშვის ნაქსოვი პლედი, 80 × 100 სმ',
      'Knitted baby blanket, 80 × 100 cm',
      'Вязаный плед для малыша, 80 × 100 см',
      '婴儿针织盖毯 80×100厘米',
    ),
    description: t(
      'წვრილი ქსოვა იმდენად მკვრივია, რომ პატარა თითი მარყუჟში არ გაეჭედება. სამშობიაროდან გამოწერის დღეს ბავშვს შიგ ახვევენ, მერე ეტლში უფენენ, ბოლოს კი სათამაშო სახლის სახურავად იქცევა.\n\nღილი, ფოჩი და აპლიკაცია შეგნებულად არ აქვს. ბამბა შალზე გრილია, იანვარში ქვეშ კიდევ ერთი ფენა დაუგეთ. ხშირად ორს ყიდულობენ: ერთი ყოველთვის სარეცხშია.',
      'The knit is fine and close enough that small fingers don’t get caught in it. It wraps the baby on the day you leave hospital, then lives in the pram, and ends up as the roof of a playhouse.\n\nWe left off buttons, fringes and appliqué on purpose. Cotton is cooler than wool, so in January add another layer beneath. Most families end up with two, as one is always in the wash.',
      'Вязка мелкая и такая плотная, что маленькие пальцы в петлях не застрянут. Сначала в него заворачивают на выписку из роддома, потом кладут в коляску, потом он становится крышей игрушечного дома.\n\nПуговиц, бахромы и аппликаций нет намеренно. Хлопок прохладнее шерсти, в январе добавьте под него ещё один слой. Часто берут два: один всегда в стирке.',
      '针脚细密，小手指不会卡进线圈。出院时当抱被，之后盖推车，再大些就成了过家家的屋顶。\n\n特意不缝纽扣、不留流苏、不做贴布。棉比羊毛凉，一月里请在下面再加一层。很多人家买两条，总有一条在洗。',
    ),
    attributes: [
      material(t('100% ორგანული ბამბა', '100% organic cotton', '100 % органический хлопок', '100%有机棉')),
      weight(grams(420)),
      ages(t('დაბადებიდან', 'From birth', 'С рождения', '新生儿起')),
      care(wash40),
    ],
    looks: ['throw.folded.mint'],
    options: [],
    offers: [{ values: [], price: 6900, was: 8200, stock: 24 }],
    daysOld: 10,
  },
  {
    key: 'muslin-throw',
    category: 'throws',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'მუსლინის პლედი ფოჩებით, მდოგვისფერი',
      'Mustard muslin throw with fringe',
      'Муслиновый плед с бахромой, горчичный',
      '芥末黄流苏纱布盖毯',
    ),
    description: t(
      'ოთხი ფენა მუსლინი ერთმანეთზე წერტილ-წერტილ არის დამაგრებული, ამიტომ რეცხვის შემდეგ ღრუბელივით ფუმფულდება. ძილისთვისაც გამოდგება, სანაპიროზეც და გრძელ გზაზე მანქანის უკანა სავარძელზეც.\n\nნაკეცები მისი ბუნებაა, უთოს აზრი არ აქვს. პირველ რეცხვაზე მდოგვისფერი ცალკე ჩააგდეთ, ცოტა ყვითელს გაუშვებს.',
      'Four layers of muslin are caught together point by point, and each wash leaves the throw a little more like a cloud. It serves for a nap, for the beach and for the back seat on a long drive.\n\nCreases are its nature; the iron can rest. Wash it alone the first time, because the mustard gives off some yellow.',
      'Четыре слоя муслина скреплены точками, и после стирки плед вздувается, как облако. Пригодится и для сна, и на пляже, и на заднем сиденье в дальней дороге.\n\nСкладки в его природе, утюг можно не доставать. Первый раз стирайте отдельно: горчичная краска немного линяет.',
      '四层纱布点状缝合，洗后像云朵一样鼓起来。午睡、海滩、长途车后座都用得上。\n\n天生带褶，不用熨。芥末黄第一次洗会掉一点色，请单独清洗。',
    ),
    attributes: [material(pureCotton), density(gsm(240)), care(wash40), madeIn(georgia)],
    looks: ['throw.fringe.mustard'],
    options: [sizes(value('100', cm('100 × 140')), value('140', cm('140 × 200')), value('200', cm('200 × 220')))],
    offers: [
      { values: ['100'], price: 5200, stock: 40 },
      { values: ['140'], price: 7400, stock: 35 },
      { values: ['200'], price: 9800, stock: 3 },
    ],
    daysOld: 239,
  },
  {
    key: 'weighted-throw',
    category: 'throws',
    store: 'oda-house',
    brand: 'velovani',
    name: t('დამძიმებული პლედი, 135 × 200 სმ', 'Weighted blanket, 135 × 200 cm', 'Утяжелённый плед, 135 × 200 см', '重力毯 135×200厘米'),
    description: t(
      'სიმძიმეს მინის წვრილი ბურთულები ქმნის, რომლებიც ათასზე მეტ ჯიბეშია ჩაკერებული და ერთ მხარეს არ გროვდება. სხეულზე თანაბრად წვება, თითქოს ვიღაც ჩაგეხუტაო.\n\nაირჩიეთ თქვენი წონის დაახლოებით მეათედი. ხუთ წლამდე ბავშვს ნუ დააფარებთ; ცხრაკილოიანს გასარეცხად დიდდოლიანი მანქანა დასჭირდება. პირველი ღამეები უჩვეულოა, ერთ კვირაში კი ჩვეულებრივი საბანი ბუმბულივით მოგეჩვენებათ.',
      'The weight comes from fine glass beads sewn into more than a thousand pockets, so they don’t drift to one side. It lies evenly over you, rather like a hug.\n\nChoose about a tenth of your own weight. Not for children under five, and the nine-kilo version will only wash in a machine with a large drum. The first nights feel odd; after a week an ordinary duvet seems to weigh nothing.',
      'Вес дают мелкие стеклянные шарики: они зашиты в тысячу с лишним карманов и не сбиваются на одну сторону. Плед ложится ровно, как будто вас обняли.\n\nВыбирайте примерно десятую часть собственного веса. Детям до пяти лет не подходит, а девятикилограммовый выстирает только машина с большим барабаном. Первые ночи непривычно, а через неделю обычное одеяло кажется невесомым.',
      '重量来自细玻璃珠，分装在一千多个小格里，不会滑到一边。盖在身上均匀贴合，像被轻轻抱住。\n\n请按体重的十分之一左右选择。五岁以下的孩子别用，9公斤款需大容量洗衣机才洗得动。头几晚会不习惯，睡上一周，再盖普通被子反而觉得轻飘飘的。',
    ),
    attributes: [
      material(
        t(
          'პოლიესტერი, ბამბა, მინის ბურთულები',
          'Polyester, cotton, glass beads',
          'Полиэстер, хлопок, стеклянные шарики',
          '涤纶、棉、玻璃珠',
        ),
      ),
      size(cm('135 × 200')),
      care(wash30),
    ],
    looks: ['throw.folded.graphite'],
    options: [weights(value('5', kg(5)), value('7', kg(7)), value('9', kg(9)))],
    offers: [
      { values: ['5'], price: 14900, stock: 18 },
      { values: ['7'], price: 17900, was: 20900, stock: 23 },
      { values: ['9'], price: 19900, stock: 7 },
    ],
    daysOld: 83,
  },
]
