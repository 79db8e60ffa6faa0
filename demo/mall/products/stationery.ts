import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, fromYears, grams, gsm, pieces } from '#demo/mall/terms/amounts.ts'
import { ages, cover, inBox, lead, madeIn, material, pages, paper, size, weight } from '#demo/mall/terms/attributes.ts'
import { clay, colours, packs, rulings, sets, sizes, teal, value } from '#demo/mall/terms/options.ts'
import { telavi } from '#demo/mall/terms/phrases.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const weave = t('ნაჭრის', 'Cloth', 'Ткань', '布面')
const lined = value('lined', t('ხაზიანი', 'Lined', 'В линейку', '横线'))
const blank = value('blank', t('თეთრი', 'Blank', 'Без линовки', '空白'))
const dotted = value('dotted', t('წერტილებიანი', 'Dotted', 'В точку', '点阵'))
const pencilsOf = (count: number, russian: string) => t(`${count} ფანქარი`, `${count} pencils`, `${count} ${russian}`, `${count}支`)

export const stationery: DemoProduct[] = [
  {
    key: 'band-notebook',
    category: 'stationery',
    store: 'tsigni-corner',
    brand: 'kalmista',
    name: t('უბის წიგნაკი რეზინით, A5', 'Notebook with an elastic band, A5', 'Блокнот на резинке, А5', 'A5弹力绑带笔记本'),
    description: t(
      'მელნიანი კალმით წერთ და მეორე მხარეს არ გადადის: სწორედ ამ ქაღალდს დავეძებდით. წიგნაკი ძაფით არის აკინძული, ამიტომ შუაში გადაშლილი მაგიდაზე ბრტყლად დევს.\n\nუკან კონვერტია ბილეთებისა და ქვითრებისთვის, რეზინა კი ყდას ჩანთაშიც დახურულს ინახავს. ბოლო თექვსმეტი ფურცელი იხევა, დანარჩენი არა; ფანქარი მხოლოდ სურათზეა. სექტემბერში სტუდენტები იღებენ, დანარჩენ დროს მოგზაურები.',
      'You can write in it with a fountain pen and nothing comes through; that is the paper we were looking for. The book is sewn, so it lies flat when opened in the middle.\n\nAt the back is an envelope for tickets and receipts, and the elastic keeps the cover shut in a bag. The last sixteen leaves tear out and the rest do not; the pencil is in the picture only. In September it goes to students, the rest of the year to travellers.',
      'Можно писать перьевой ручкой, и на обороте ничего не проступит: такую бумагу мы и искали. Блок прошит нитью, поэтому раскрытый посередине блокнот лежит ровно.\n\nСзади конверт для билетов и чеков, а резинка держит обложку закрытой и в сумке. Последние шестнадцать листов отрывные, остальные нет; карандаш — только на снимке. В сентябре его берут студенты, в остальное время путешественники.',
      '我们一直在找这种纸，用钢笔写也不洇到背面。锁线装订，翻到中间也能平摊。\n\n封底有收纳袋，放票据和小纸条，弹力绑带让本子在包里不散开。最后十六张可撕下，其余不可撕；铅笔仅为拍摄所用。九月多是学生来买，平时多是出门旅行的人。',
    ),
    attributes: [paper(gsm(100)), pages(same('192')), cover(weave), size(cm('14.8 × 21')), weight(grams(310))],
    looks: ['notebook.band.clay', 'notebook.band.teal'],
    options: [colours(clay, teal), rulings(lined, blank, dotted)],
    offers: [
      { values: ['clay', 'lined'], price: 2400, stock: 55, look: 'notebook.band.clay' },
      { values: ['clay', 'blank'], price: 2400, stock: 32, look: 'notebook.band.clay' },
      { values: ['clay', 'dotted'], price: 2400, stock: 47, look: 'notebook.band.clay' },
      { values: ['teal', 'lined'], price: 2400, stock: 60, look: 'notebook.band.teal' },
      { values: ['teal', 'blank'], price: 2400, stock: 0, look: 'notebook.band.teal' },
      { values: ['teal', 'dotted'], price: 2400, stock: 28, look: 'notebook.band.teal' },
    ],
    daysOld: 38,
  },
  {
    key: 'ring-sketchbook',
    category: 'stationery',
    store: 'tsigni-corner',
    brand: 'kalmista',
    name: t('სახატავი რვეული სპირალზე', 'Ring-bound sketchbook', 'Скетчбук на спирали', '线圈素描本'),
    description: t(
      'ფურცელს ოდნავ ხორკლიანი ზედაპირი აქვს, ამიტომ ნახშირიც ეკვრის და რბილი ფანქარიც. სპირალზე ბოლომდე იკეცება და მუხლზე დადებულ რვეულშიც იხატება. აკვარელისთვის ქაღალდი თხელია, სველ ფურცელს ტალღა უჩნდება.\n\nფანქარი არ მოჰყვება. ქვიშისფერ ყდაზე გორაკები და მზეა; მუყაო სქელია და საყრდენი დაფა არ სჭირდება, ასე რომ პარკშიც დახატავთ და მეტროშიც.',
      'The sheet has a slight tooth that takes charcoal as well as soft pencil. On its rings the book folds right back, and you can draw with it on your knee. For watercolour the paper is thin and will buckle when wet.\n\nNo pencil comes with it. The sand-coloured card cover, with its sun and hills, is stiff enough to do without a board: people draw on it in the park or standing in the metro.',
      'У листа лёгкая шероховатость, за неё держатся и уголь, и мягкий карандаш. На спирали скетчбук перегибается до конца, можно рисовать на колене. Для акварели бумага тонковата: намокнет и пойдёт волной.\n\nКарандаша в комплекте нет. На песочной обложке холмы и солнце; картон жёсткий, планшет не нужен: рисуют в парке и прямо в метро.',
      '纸面略带纹理，炭条和软铅笔都挂得住。线圈装订可整本对折，搁在膝盖上也能画。纸偏薄，画水彩遇湿会起皱。\n\n不带铅笔。沙色封面印着山丘和太阳，硬卡够挺，不必另垫画板，公园里、地铁上都能画。',
    ),
    attributes: [paper(gsm(120)), pages(same('80')), cover(t('სქელი მუყაო', 'Thick card', 'Толстый картон', '厚卡纸'))],
    looks: ['notebook.ring.sand'],
    options: [sizes(value('a5', same('A5')), value('a4', same('A4')), value('a3', same('A3')))],
    offers: [
      { values: ['a5'], price: 1200, stock: 85 },
      { values: ['a4'], price: 1900, stock: 62 },
      { values: ['a3'], price: 3200, stock: 14 },
    ],
    daysOld: 253,
  },
  {
    key: 'leather-journal',
    category: 'stationery',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t(
      'ტყავის დღიური გამოსაცვლელი ბლოკით',
      'Leather journal with a refill',
      'Кожаный дневник со сменным блоком',
      '真皮手账本 可换内芯',
    ),
    description: t(
      'ყდა ჩანთებიდან დარჩენილი ტყავის ერთი ნაჭერია, ნაკერის გარეშე, და წლებთან ერთად კეთილშობილდება. ბლოკი შიგნით რეზინზეა ჩამოცმული: გაივსო, ამოიღეთ და ახალი ჩასვით. ტყავის ტონი ნაჭრიდან ნაჭრამდე იცვლება და სურათზე ზუსტად ისეთს ვერ დაგპირდებით.\n\nჩასანიშნად ლენტი აქვს, ფანქარი კი კომპლექტში არ შედის. A6-ს ქურთუკის ჯიბით დაატარებენ, A5 ხშირად ოჯახის რეცეპტების რვეულად იქცევა.',
      'The cover is one piece of leather left over from our bags, without a seam, and it grows handsomer with the years. The pages hang on an elastic: when they are full, slip them out and put in new ones. Leather varies from hide to hide, so we can’t promise the very shade in the picture.\n\nA ribbon marks the page; the pencil isn’t included. A6 goes in a jacket pocket, and A5 often ends up as the family recipe book.',
      'Обложка из цельного куска кожи, оставшегося от наших сумок, без единого шва, и с годами она только благороднее. Блок держится на резинке: исписали, вынули и вставили новый. Тон кожи меняется от куска к куску, точно как на снимке не обещаем.\n\nСтраницу отмечает ляссе, карандаш в комплект не входит. А6 носят в кармане куртки, а в А5 часто записывают семейные рецепты.',
      '封皮用做包余下的整块牛皮，没有拼缝，年头越久越有味道。内芯挂在弹力绳上，写满了取下换新的。皮色因料而异，与图片可能略有深浅差别。\n\n附丝带书签，铅笔不含在内。A6放得进外套口袋，A5常被买去抄家传菜谱。',
    ),
    attributes: [
      material(t('ხბოს ტყავი', 'Calf leather', 'Телячья кожа', '小牛皮')),
      paper(gsm(90)),
      pages(same('160')),
      inBox(t('ყდა, ბლოკი', 'Cover, refill', 'Обложка, блок', '封皮、内芯')),
    ],
    looks: ['notebook.band.leather'],
    options: [sizes(value('a6', same('A6')), value('a5', same('A5')))],
    offers: [
      { values: ['a6'], price: 5900, stock: 24 },
      { values: ['a5'], price: 7900, stock: 18 },
    ],
    daysOld: 131,
  },
  {
    key: 'undated-planner',
    category: 'stationery',
    store: 'tsigni-corner',
    brand: 'kalmista',
    name: t(
      'კვირის დამგეგმავი თარიღების გარეშე, 52 კვირა',
      'Undated planner for 52 weeks',
      'Недатированный еженедельник на 52 недели',
      '无日期周计划本 52周',
    ),
    description: t(
      'იანვარს ნუ დაელოდებით: თარიღებს თავად წერთ და ნებისმიერ ორშაბათს იწყებთ. კვირა ორ გვერდზეა გაშლილი, გვერდით კი ვიწრო სვეტი რჩება საყიდლებისა და დასარეკი ნომრებისთვის. საათობრივი ბადე არ აქვს: ვინც დღეს წუთობით გეგმავს, ეცოტავება.\n\nმუქ ლურჯ ყდაზე მთვარეა, სპირალზე წიგნაკი უკან გადაიკეცება და პატარა მაგიდაზეც ეტევა; ფანქარი ცალკე იყიდება. შვებულების კვირებს გამოტოვებთ და წელიწადზე მეტხანს გაგყვებათ.',
      'No need to wait for January: you write the dates yourself and begin on any Monday. Each week takes two pages, with a narrow column left over for shopping and calls to make. There is no hourly grid, so those who plan by the minute will find it too roomy.\n\nThe navy cover with its moon folds right back on the rings and fits a crowded desk; the pencil is not part of it. Skip the weeks you are away and it lasts beyond a year.',
      'Января ждать незачем: даты вписываете сами и начинаете с любого понедельника. Неделя на развороте, сбоку остаётся узкая колонка для покупок и звонков. Почасовой сетки нет: тем, кто планирует по минутам, не подойдёт.\n\nНа тёмно-синей обложке луна, на спирали еженедельник складывается вдвое и помещается на тесном столе; карандаш не прилагается. Недели отпуска пропускаете, и его хватит больше чем на год.',
      '不用等到一月，日期自己填，哪个星期一开始都行。一周一个对开页，旁边留窄栏记购物和待打的电话。没有按小时的格子，时间安排精确到分钟的人会觉得不够细。\n\n藏青封面上一轮月亮，线圈装订可对折，桌子再挤也放得下；铅笔不随本子附送。休假的几周跳过不写，一本能用一年多。',
    ),
    attributes: [paper(gsm(90)), pages(same('128')), size(cm('17 × 24')), cover(t('მუყაო', 'Card', 'Картон', '卡纸'))],
    looks: ['notebook.ring.navy'],
    options: [
      {
        name: t('ენა', 'Language', 'Язык', '语言'),
        values: [
          value('ka', t('ქართული', 'Georgian', 'Грузинский', '格鲁吉亚语')),
          value('en', t('ინგლისური', 'English', 'Английский', '英语')),
          value('ru', t('რუსული', 'Russian', 'Русский', '俄语')),
        ],
      },
    ],
    offers: [
      { values: ['ka'], price: 2900, stock: 45 },
      { values: ['en'], price: 2900, stock: 31 },
      { values: ['ru'], price: 2900, stock: 22 },
    ],
    daysOld: 9,
  },
  {
    key: 'coloured-pencils',
    category: 'stationery',
    store: 'tsugruma-toys',
    brand: 'kalmista',
    name: t('ფერადი ფანქრები კოლოფში', 'Box of coloured pencils', 'Цветные карандаши в коробке', '盒装彩色铅笔'),
    description: t(
      'გული სამ მილიმეტრზე სქელია და დავარდნისას იშვიათად ტყდება: ხეზე მთელ სიგრძეზეა მიწებებული. ფერები ერთმანეთზე ედება, ყვითელი და ლურჯი მართლა მწვანეს იძლევა.\n\nფანქარი სამკუთხაა, ასე რომ პატარა თითებს სწორად დაჭერას თავისით ასწავლის და მაგიდიდან არ გორავს. თეთრი მხოლოდ მუქ ქაღალდზე ჩანს, წინდაწინ გითხარით. პირველი რომელი ილევა? ჩვენთან ყოველთვის წითელი.',
      'The lead is over three millimetres thick and glued to the wood along its whole length, so it seldom breaks in a fall. The colours layer: yellow and blue really do make green.\n\nThe barrel is three-sided; it teaches small fingers the grip by itself and doesn’t roll off the table. White, we should say, shows only on dark paper. Which one is used up first? In our house it’s always the red.',
      'Грифель толще трёх миллиметров и приклеен к дереву по всей длине, поэтому при падении ломается редко. Цвета ложатся друг на друга: жёлтый с синим и правда дают зелёный.\n\nКарандаш трёхгранный: сам учит маленькие пальцы правильному захвату и не скатывается со стола. Белый видно только на тёмной бумаге, предупреждаем заранее. Какой кончается первым? У нас всегда красный.',
      '笔芯粗三毫米以上，与木杆全程粘合，掉地上不易断。颜色可以叠涂，黄色加蓝色真能画出绿色。\n\n三角笔杆，小手自然握对姿势，也不会滚下桌。白色只有画在深色纸上才看得见，先说在前头。哪支最先用完？我们家总是红的。',
    ),
    attributes: [material(t('ცაცხვი', 'Lime wood', 'Липа', '椴木')), lead(t('3,3 მმ', '3.3 mm', '3,3 мм', '3.3毫米')), ages(fromYears(3))],
    looks: ['pencils.box.mixed'],
    options: [
      sets(
        value('12', t('12 ფერი', '12 colours', '12 цветов', '12色')),
        value('24', t('24 ფერი', '24 colours', '24 цвета', '24色')),
        value('36', t('36 ფერი', '36 colours', '36 цветов', '36色')),
      ),
    ],
    offers: [
      { values: ['12'], price: 1400, stock: 96 },
      { values: ['24'], price: 2600, stock: 71 },
      { values: ['36'], price: 3900, stock: 34 },
    ],
    daysOld: 177,
  },
  {
    key: 'oak-pencil-cup',
    category: 'stationery',
    store: 'khiskari-wood',
    brand: 'khiskari',
    name: t('შეუღებავი ფანქრები ჭიქაში', 'Plain wooden pencils in a cup', 'Некрашеные карандаши в стакане', '原木铅笔与笔筒'),
    description: t(
      'ფანქრები არც გაგვილაქავს და არც წარწერა დაგვიტანია: ხელში ხის სითბო რჩება. ჭიქა სქელკედლიანი კერამიკაა, სალბისფერი ჭიქურით, და ისეთი მძიმეა, რომ სავსე არ გადაბრუნდება.\n\nგული HB-ია, საწერადაც გამოდგება და სახაზავადაც. შეუღებავი ხე თითების კვალს იმახსოვრებს და ერთ წელიწადში გამუქდება: თუ ეს არ მოგწონთ, გრაფიტისფერი კოლოფი აიღეთ.',
      'We neither varnished the pencils nor printed anything on them, so what you feel is the wood. The cup is thick stoneware with a sage glaze, heavy enough not to tip over when full.\n\nThe lead is HB, fit for writing and for ruling lines. Bare wood remembers fingers and darkens within a year; if that bothers you, take the charcoal box instead.',
      'Карандаши мы не лакировали и ничего на них не печатали: под пальцами тёплое дерево. Стакан из толстой керамики с шалфейной глазурью такой тяжёлый, что не опрокинется и полный.\n\nГрифель HB, для письма и для черчения. Некрашеное дерево запоминает пальцы и за год темнеет: не нравится — возьмите коробку графитового цвета.',
      '铅笔不上漆，也不印字，握在手里就是木头的温度。笔筒是厚壁陶瓷，施鼠尾草绿釉，分量足，插满了也不倒。\n\n笔芯为HB，写字画线都合适。素木会留下手指的痕迹，用上一年颜色变深，介意的话请选炭黑盒装。',
    ),
    attributes: [
      material(t('ცაცხვი, კერამიკა', 'Lime wood, stoneware', 'Липа, керамика', '椴木、陶瓷')),
      lead(same('HB')),
      size(t('ჭიქა 9 × 10 სმ', 'Cup 9 × 10 cm', 'Стакан 9 × 10 см', '笔筒9×10厘米')),
      madeIn(telavi),
    ],
    looks: ['pencils.cup.oak'],
    options: [
      sets(
        value('12', t('ჭიქა და 12 ფანქარი', 'Cup and 12 pencils', 'Стакан и 12 карандашей', '笔筒加12支铅笔')),
        value('0', t('მხოლოდ 12 ფანქარი', '12 pencils only', 'Только 12 карандашей', '仅12支铅笔')),
      ),
    ],
    offers: [
      { values: ['12'], price: 4900, stock: 15 },
      { values: ['0'], price: 1500, stock: 40 },
    ],
    daysOld: 86,
  },
  {
    key: 'graphite-set',
    category: 'stationery',
    store: 'tsigni-corner',
    name: t(
      'გრაფიტის ფანქრები ხატვისთვის, 6B-მდე',
      'Graphite drawing pencils up to 6B',
      'Графитные карандаши для рисунка, до 6B',
      '素描铅笔套装 最软6B',
    ),
    description: t(
      'ხატვას ერთი ფანქარი არ ჰყოფნის: 4H ძლივს ეტყობა და მონახაზს სჭირდება, 6B კი ნახშირივით შავია. თორმეტცალიან კოლოფში ყველა საფეხურია, ექვსცალიანში ყოველი მეორე.\n\nლითონის კოლოფი ჩანთაში არ იჭყლიტება. რბილ ფანქრებს სათლელი ბასრი უნდა, თორემ გული იმტვრევა; სათლელი და საშლელი აქ არ დევს. დამწყებს ექვსიანი ეყოფა, სამხატვრო სკოლაში თორმეტიანს ითხოვენ.',
      'One pencil will not do for drawing: a 4H barely shows and is meant for the outline, while a 6B is as black as coal. The box of twelve has every grade between, the box of six every other one.\n\nThe metal tin does not crush in a bag. The soft grades need a keen sharpener or the lead crumbles; sharpener and eraser are not included. Six pencils are plenty to begin with, while art schools ask for the twelve.',
      'Для рисунка одного карандаша мало: 4H едва видно, им намечают, а 6B чёрный как уголь. В коробке на двенадцать есть все ступени, на шесть — через одну.\n\nМеталлическая коробка в сумке не помнётся. Мягким нужна острая точилка, иначе грифель крошится; точилки и ластика в наборе нет. Для начала хватит шести, а в художественной школе просят двенадцать.',
      '画画一支铅笔不够用，4H淡得几乎看不见，用来起稿，6B黑得像炭。12支装逐级配齐，6支装隔一级一支。\n\n铁盒装，放包里不怕压。软芯要用锋利的卷笔刀，不然容易碎；卷笔刀和橡皮需另购。初学买六支装就够，美术班一般要求十二支。',
    ),
    attributes: [
      material(t('კედარი', 'Cedar', 'Кедр', '雪松木')),
      lead(same('4H–6B')),
      inBox(t('ლითონის კოლოფი', 'Metal tin', 'Металлическая коробка', '铁盒')),
    ],
    looks: ['pencils.box.charcoal'],
    options: [packs(value('6', pencilsOf(6, 'карандашей')), value('12', pencilsOf(12, 'карандашей')))],
    offers: [
      { values: ['6'], price: 1800, stock: 37 },
      { values: ['12'], price: 3200, was: 3800, stock: 22 },
    ],
    daysOld: 348,
  },
  {
    key: 'blank-notebooks',
    category: 'stationery',
    store: 'tsigni-corner',
    brand: 'kalmista',
    name: t('ოთხი უბის წიგნაკი ნაჭრის ყდით', 'Four cloth-bound notebooks', 'Четыре блокнота в тканевых обложках', '布面精装笔记本 四本装'),
    description: t(
      'ყუა ძველი წიგნივით არის მოხატული, შიგნით კი ჯერ არაფერი წერია: რეცეპტებითა და ლექსებით თქვენ შეავსებთ. თაროზე ვერავინ მიხვდება, რომ ჯერ დაუწერელია.\n\nქაღალდი სქელია და მელანი არ ჟონავს. ოთხივე სხვადასხვა სისქისაა, ერთ ყუთშია ჩაწყობილი და ცალ-ცალკე არ ვყიდით. ხდება, რომ ერთ ყუთს ოთხი მეგობარი ინაწილებს.',
      'The spines are stamped like those of old books, but the pages are blank: the recipes and verses are up to you. On a shelf nobody will guess that they are still to be written.\n\nThe paper is thick and ink does not bleed through. The four differ in thickness, share a box and are not sold singly. More than one box has been split between four friends.',
      'На корешках тиснение, как у старинных книг, а внутри ещё ничего не написано: рецепты и стихи за вами. На полке никто не догадается, что книги ещё впереди.\n\nБумага плотная, чернила не проступают. Поштучно не продаём: все четыре разной толщины и лежат в одной коробке. Бывает, что коробку берут вскладчину на четверых.',
      '书脊烫花，像老书一样，里面却还没有一个字，菜谱和诗句由你来写。摆在书架上，谁也看不出它们还没动笔。\n\n纸张厚实，钢笔书写不洇墨。四本厚薄不一，同装一盒，不单卖。也有四个朋友合买一盒，一人分一本的。',
    ),
    attributes: [
      paper(gsm(110)),
      pages(t('4 × 160', '4 × 160', '4 × 160', '160×4')),
      cover(weave),
      size(cm('14 × 20')),
      inBox(pieces(4, '本')),
    ],
    looks: ['books.stack.sage'],
    options: [rulings(lined, blank, dotted)],
    offers: [
      { values: ['lined'], price: 4800, was: 5700, stock: 12 },
      { values: ['blank'], price: 4800, was: 5700, stock: 33 },
      { values: ['dotted'], price: 4800, stock: 17 },
    ],
    daysOld: 399,
  },
]
