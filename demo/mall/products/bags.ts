import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, kg, litres } from '#demo/mall/terms/amounts.ts'
import { bagSize, care, closing, holds, lining, load, madeIn, material, volume, weight } from '#demo/mall/terms/attributes.ts'
import { closings, colours, cream, sizes, teal, value, volumes } from '#demo/mall/terms/options.ts'
import { tbilisi, wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const canvas = t('ბამბის ტილო, ნატურალური ტყავი', 'Cotton canvas, real leather', 'Хлопковый холст, натуральная кожа', '棉帆布、真皮')
const calf = t('მცენარეული დათრიმვლის ხბოს ტყავი', 'Vegetable-tanned calf leather', 'Телячья кожа растительного дубления', '植鞣小牛皮')
const waxIt = t('ტყავის ცვილი წელიწადში ორჯერ', 'Leather wax twice a year', 'Воск для кожи дважды в год', '每年上两次皮蜡')

export const bags: DemoProduct[] = [
  {
    key: 'kalata-tote',
    category: 'bags',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t(
      'ტილოს ჩანთა „კალათა“ ტყავის სახელურებით',
      'Kalata canvas tote with leather handles',
      'Холщовая сумка «Калата» с кожаными ручками',
      '“Kalata”帆布托特包 真皮提手',
    ),
    description: t(
      'ბამბის სქელი ტილო და ტყავის სახელურები, რომლებიც დროთა განმავლობაში მუქდება და უფრო ლამაზდება. სახელურს თითბრის მოქლონები იჭერს, ამიტომ ნაკერი არ იწელება.\n\nმხარზე თავისუფლად იკიდებთ, ცარიელი ნახევარ კილოზე ნაკლებს იწონის. ტყავს წყალი არ უყვარს: სარეცხ მანქანაში ნუ ჩააგდებთ, ნოტიო ნაჭერი ეყოფა. შიგნით პატარა ჯიბეა, რომ სადარბაზოსთან გასაღებს დიდხანს აღარ ეძებდეთ.',
      'Heavy cotton canvas and leather handles that darken with time and look the better for it. Brass rivets hold the handles, so no seam has to take the strain.\n\nIt goes over the shoulder with ease and weighs less than half a kilo empty. Leather doesn’t care for water, so keep it out of the washing machine; a damp cloth is enough. A small pocket inside saves you digging for your keys at the front door.',
      'Плотный хлопковый холст и кожаные ручки, которые со временем темнеют и становятся только красивее. Держат их латунные заклёпки, поэтому шов не растягивается.\n\nНосить на плече легко, пустая сумка весит меньше полукилограмма. В стиральную машину не кладите: кожа воды не любит. Внутри кармашек для ключей, чтобы не искать их у подъезда.',
      '厚实棉帆布配真皮提手，越用颜色越深、越有味道。提手用黄铜铆钉固定，重量不压在缝线上。\n\n可轻松上肩，空包不到半公斤。真皮怕水，别放洗衣机，湿布擦擦就行。内有小袋专放钥匙，到了家门口不用翻半天。',
    ),
    attributes: [material(canvas), bagSize(cm('38 × 42 × 12')), weight(grams(480)), care(wipeDamp), madeIn(tbilisi)],
    looks: ['tote.canvas.cream', 'tote.canvas.teal'],
    options: [
      colours(cream, teal),
      closings(value('open', t('ღია', 'Open top', 'Открытая', '敞口款')), value('zip', t('ელვით', 'Zipped', 'На молнии', '拉链款'))),
    ],
    offers: [
      { values: ['cream', 'open'], price: 6900, stock: 47, look: 'tote.canvas.cream' },
      { values: ['cream', 'zip'], price: 7900, stock: 22, look: 'tote.canvas.cream' },
      { values: ['teal', 'open'], price: 6900, stock: 31, look: 'tote.canvas.teal' },
      { values: ['teal', 'zip'], price: 7900, stock: 9, look: 'tote.canvas.teal' },
    ],
    daysOld: 88,
  },
  {
    key: 'market-tote',
    category: 'bags',
    store: 'oda-house',
    brand: 'oda',
    name: t('დიდი ჩანთა ბაზრისთვის', 'Market tote', 'Большая сумка для рынка', '大容量买菜帆布包'),
    description: t(
      'დეზერტირების ბაზარში წასასვლელი ჩანთა: ძირი ორმაგია, ნაკერები გამაგრებული და ათ კილოგრამს უძლებს. მუქ ლურჯ ტილოზე ჭარხლის ლაქაც ნაკლებად ჩანს.\n\nცარიელი იკეცება და კარადაში ადგილს არ იკავებს. სახელურები მხარზეც კარგად ჯდება. ზემოდან არ იკეტება, ამიტომ საფულე ქურთუკის ჯიბეში ჯობია.',
      'A bag for the Dezerter Bazaar: a double base and reinforced seams let it carry ten kilos. On navy canvas a beetroot stain shows less, too.\n\nEmpty, it folds flat and takes up no room in the cupboard, and the handles sit well over the shoulder. The top stays open: your purse is safer in a coat pocket.',
      'Сумка для похода на Дезертирский рынок: двойное дно, усиленные швы, выдерживает десять килограммов. Да и пятно от свёклы на тёмно-синем холсте не так заметно.\n\nСверху не застёгивается, поэтому кошелёк лучше держать в кармане. Ручки удобно ложатся на плечо, а пустая сумка складывается и не занимает места в шкафу.',
      '逛集市的好帮手，双层底、加固缝线，能装十公斤。藏青帆布耐脏，沾了甜菜汁也不显眼。\n\n空包可折平，柜子里不占地方，提手也能上肩。包口不封，钱包请另放衣袋。',
    ),
    attributes: [material(canvas), load(kg(10)), care(wipeDamp), madeIn(tbilisi)],
    looks: ['tote.canvas.navy'],
    options: [volumes(value('20', litres(20)), value('30', litres(30)))],
    offers: [
      { values: ['20'], price: 5400, stock: 28 },
      { values: ['30'], price: 6400, was: 7500, stock: 0 },
    ],
    daysOld: 201,
  },
  {
    key: 'laptop-tote',
    category: 'bags',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t(
      'ტყავის ჩანთა ლეპტოპის ჯიბით',
      'Leather tote with a laptop sleeve',
      'Кожаная сумка с карманом для ноутбука',
      '真皮通勤托特包 带电脑夹层',
    ),
    description: t(
      'მცენარეული დათრიმვლის ხბოს ტყავი თავიდან მაგარია, ერთ თვეში კი მხარს ერგება. შიგნით თექის რბილი ჯიბეა ლეპტოპისთვის და ორი ბრტყელი განყოფილება ქაღალდებისთვის.\n\nახალ ტყავს წვიმის წვეთი კვალს უტოვებს: პირველსავე კვირას ცვილით დაამუშავეთ, პატარა ქილა კომპლექტშია. ზემოდან მაგნიტით იკეტება. ხშირად ადვოკატები და მასწავლებლები ყიდულობენ: ერთ განყოფილებაში დღევანდელ ქაღალდებს იდებენ, მეორეში კი იმას, რაც შინ უნდა წაიღონ.',
      'Vegetable-tanned calf leather, stiff at first and shaped to your shoulder within a month. Inside there is a soft felt sleeve for the laptop and two flat sections for papers.\n\nRaindrops mark new leather, so wax it in the first week; a small pot of wax is in the box. A magnet closes the top. Lawyers and teachers often choose it: one flat section for the papers of the day, the other for what has to go home.',
      'Телячья кожа растительного дубления поначалу жёсткая, а через месяц принимает форму плеча. Внутри мягкий войлочный карман для ноутбука и два плоских отделения для бумаг.\n\nНа новой коже остаются следы капель: в первую же неделю натрите её воском, баночка в комплекте. Застёгивается на магнит. Чаще других её берут юристы и учителя: в одно отделение кладут бумаги на сегодня, в другое то, что надо унести домой.',
      '植鞣小牛皮刚到手偏硬，背上一个月便贴合肩型。内置羊毛毡电脑夹层，另有两个文件平袋。\n\n新皮沾雨会留水印，头一周请先上一层皮蜡，随包附小罐。磁扣开合。来买的多是律师和老师：一个平袋放当天的文件，一个放要带回家的。',
    ),
    attributes: [
      material(calf),
      holds(t('ლეპტოპი, A4 საქაღალდე', 'Laptop, A4 folder', 'Ноутбук, папка А4', '笔记本电脑、A4文件夹')),
      closing(t('მაგნიტი', 'Magnet', 'Магнит', '磁扣')),
      care(waxIt),
      madeIn(tbilisi),
    ],
    looks: ['tote.leather.leather'],
    options: [
      sizes(
        value('13', t('13 დუიმამდე', 'Up to 13 in', 'До 13 дюймов', '13英寸及以下')),
        value('14', t('14 დუიმამდე', 'Up to 14 in', 'До 14 дюймов', '14英寸及以下')),
        value('16', t('16 დუიმამდე', 'Up to 16 in', 'До 16 дюймов', '16英寸及以下')),
      ),
    ],
    offers: [
      { values: ['13'], price: 25900, stock: 8 },
      { values: ['14'], price: 26900, stock: 19 },
      { values: ['16'], price: 28900, stock: 12 },
    ],
    daysOld: 45,
  },
  {
    key: 'lunch-tote',
    category: 'bags',
    store: 'khurjina-bags',
    name: t('თერმოჩანთა სადილისთვის', 'Insulated lunch tote', 'Термосумка для обеда', '帆布保温午餐包'),
    description: t(
      'ოთხი საათის შემდეგაც კი სადილი აქ თბილია, მაწონი კი გრილი. გარედან ტილოა, შიგნიდან ფოლგა, შუაში კი თბოიზოლაციის სქელი შრე.\n\nშიდა მხარე ნოტიო ნაჭრით იწმინდება. მთელი დღით თუ მიდიხართ, გამაგრილებელი პაკეტი ჩაუდეთ: მარტო იზოლაცია საღამომდე ვერ გაუძლებს. რამდენი ეტევა? პატარაში ორი ყუთი და ერთი ვაშლი, დიდში კიდევ ნახევარლიტრიანი ბოთლიც.',
      'Four hours on, lunch is still warm in here and yoghurt still cool. Canvas on the outside, foil within, and a thick layer of insulation between them.\n\nThe inside wipes clean. For a whole day out add an ice pack, as insulation alone won’t last until evening. How much goes in? Two boxes and an apple in the small one; the larger takes a half-litre bottle as well.',
      'И через четыре часа обед здесь тёплый, а мацони прохладное. Снаружи холст, внутри фольга, между ними толстый слой изоляции.\n\nИзнутри легко протирается. Уезжаете на весь день — положите хладоэлемент: одной изоляции до вечера не хватит. Сколько входит? В маленькую два контейнера и яблоко, в большую ещё и бутылка на пол-литра.',
      '饭菜保温、酸奶保凉，过四个小时再打开也不走样。外层帆布，内层铝箔，中间夹厚保温棉。\n\n内里用布抹一抹就干净。出门一整天请加冰袋，单靠保温层撑不到晚上。能装多少？小号两个饭盒加一个苹果，大号还能多放一瓶半升水。',
    ),
    attributes: [
      material(t('ტილო, ფოლგა, ტყავი', 'Canvas, foil, leather', 'Холст, фольга, кожа', '帆布、铝箔、真皮')),
      closing(t('ელვა', 'Zip', 'Молния', '拉链')),
      weight(grams(310)),
      care(wipeDamp),
    ],
    looks: ['tote.canvas.mustard'],
    options: [volumes(value('5', litres(5)), value('8', litres(8)))],
    offers: [
      { values: ['5'], price: 3600, stock: 36 },
      { values: ['8'], price: 4400, stock: 25 },
    ],
    daysOld: 156,
  },
  {
    key: 'library-tote',
    category: 'bags',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      'მკითხველის ჩანთა: ათი წიგნისთვის',
      'Reader’s tote, room for ten books',
      'Сумка читателя на десять книг',
      '读者托特包 可装十本书',
    ),
    description: t(
      'ბიბლიოთეკიდან ერთ ჯერზე იმდენი წიგნი წამოიღეთ, რამდენსაც მოერევით. ძირში მუყაოა ჩადებული, რომ კუთხეები არ მოიკეცოს.\n\nწვიმაში ზემოდან ტილოს საფარი ეფარება, თავსხმისგან კი ვერ დაიცავს. გრძელი სახელურები პალტოზეც თავისუფლად იკიდება, მოკლე ხელში დასაჭერად უფრო მოსახერხებელია. როცა ბიბლიოთეკაში არ მიდიან, ჩვენს მკითხველებს ამ ჩანთით ბაზრიდან მწვანილიც მოაქვთ.',
      'Bring home as many books from the library as you can manage. A board in the base keeps their corners from bending.\n\nOn wet days a canvas flap folds over the top, though it is no match for a downpour. The long handles go easily over a winter coat, while the short ones are handier to carry in the hand. Between library visits our readers bring greens home from the market in it.',
      'Уносите из библиотеки столько книг, сколько осилите. Картон на дне не даёт уголкам загибаться.\n\nВ дождь сверху закрывается холщовым клапаном, от ливня он, правда, не спасёт. С длинными ручками сумка легко ложится на плечо поверх пальто, а короткие удобнее в руке. Между походами в библиотеку наши читатели носят в ней зелень с рынка.',
      '从图书馆搬书，一次能装多少就装多少。包底衬有硬板，书角不会折。\n\n下雨可用帆布翻盖遮住包口，大雨就挡不住了。长提手冬天穿大衣也好背，短提手拎在手里更顺。不去图书馆的日子，有些读者拎着它去菜市场装青菜。',
    ),
    attributes: [material(canvas), bagSize(cm('36 × 40 × 14')), load(kg(9)), care(wipeDamp)],
    looks: ['tote.canvas.wine'],
    options: [
      {
        name: t('სახელურები', 'Handles', 'Ручки', '提手'),
        values: [
          value('long', t('გრძელი, 32 სმ', 'Long, 32 cm', 'Длинные, 32 см', '长款 32厘米')),
          value('short', t('მოკლე, 16 სმ', 'Short, 16 cm', 'Короткие, 16 см', '短款 16厘米')),
        ],
      },
    ],
    offers: [
      { values: ['long'], price: 5200, was: 6200, stock: 22 },
      { values: ['short'], price: 5000, was: 6000, stock: 14 },
    ],
    daysOld: 267,
  },
  {
    key: 'mtatsminda-handbag',
    category: 'bags',
    store: 'khurjina-bags',
    brand: 'velovani',
    name: t(
      'ღვინისფერი ტყავის ხელჩანთა „მთაწმინდა“',
      'Mtatsminda burgundy leather handbag',
      'Бордовая кожаная сумка «Мтацминда»',
      '“圣山”酒红真皮手提包',
    ),
    description: t(
      'ტყავი კასრში, მთელ სისქეზეა შეღებილი, ამიტომ ნაკაწრი თეთრად არ ჩანს. რბილია, მაგრამ მაგიდაზე დადგმული ფორმას არ კარგავს: ძირში თხელი ფირფიტა უდევს.\n\nპატარაში ტელეფონი, საფულე და პომადა ეტევა, საშუალოში წიგნიც, დიდში კი A4 ფურცელი გაუკეცავად. პირველ დღეებში ღია ფერის პალტოს მოარიდეთ: ახალი საღებავი ნოტიო ქსოვილზე შეიძლება გადავიდეს. თეატრში პატარა გამოგადგებათ, კვირის დანარჩენ დღეებში საშუალო.',
      'The dye goes into the leather in the drum rather than on top of it, and a scratch doesn’t show pale. It is soft, yet keeps its shape on a table thanks to a thin board in the base.\n\nSmall takes a phone, a purse and a lipstick, medium a book as well, and large an A4 sheet unfolded. Go carefully with a light coat in the first days, as fresh dye can rub off on damp cloth. The small one is for the theatre, the medium for the rest of the week.',
      'Кожу красят в барабане насквозь, поэтому царапина не белеет. Она мягкая, но на столе сумка держит форму: в дно вложена тонкая пластина.\n\nВ маленькую помещаются телефон, кошелёк и помада, в среднюю ещё и книга, а в большую лист А4, не сгибая. Первые дни осторожнее со светлым пальто: свежая краска может перейти на влажную ткань. С маленькой идут в театр, со средней ходят всю остальную неделю.',
      '皮料在转鼓里染透，不是只染表面，刮一下也不露白。皮质柔软，包底衬薄板，放桌上能立住。\n\n小号放手机、钱包和口红，中号再加一本书，大号能平放A4纸。新染的皮遇潮可能蹭色，头几天穿浅色大衣请留意。看戏听音乐会带小号，平日出门中号就够。',
    ),
    attributes: [
      material(t('ცხვრის ტყავი', 'Sheep leather', 'Овечья кожа', '绵羊皮')),
      closing(t('ელვა', 'Zip', 'Молния', '拉链')),
      volume(t('3, 6 ან 9 ლ', '3, 6 or 9 l', '3, 6 или 9 л', '3、6或9升')),
      lining(t('ბამბა', 'Cotton', 'Хлопок', '棉布')),
    ],
    looks: ['tote.leather.wine'],
    options: [
      sizes(
        value('s', t('პატარა, 22 სმ', 'Small, 22 cm', 'Маленькая, 22 см', '小号 22厘米')),
        value('m', t('საშუალო, 28 სმ', 'Medium, 28 cm', 'Средняя, 28 см', '中号 28厘米')),
        value('l', t('დიდი, 34 სმ', 'Large, 34 cm', 'Большая, 34 см', '大号 34厘米')),
      ),
    ],
    offers: [
      { values: ['s'], price: 17900, stock: 16 },
      { values: ['m'], price: 20900, stock: 21 },
      { values: ['l'], price: 23900, stock: 5 },
    ],
    daysOld: 173,
  },
]
