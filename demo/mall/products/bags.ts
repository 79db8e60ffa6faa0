import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, kg, litres } from '#demo/mall/terms/amounts.ts'
import { care, closing, holds, lining, load, madeIn, material, size, volume, weight } from '#demo/mall/terms/attributes.ts'
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
      'ბამბის სქელი ტილო და ტყავის სახელურები, რომლებიც დროთა განმავლობაში მუქდება და უფრო ლამაზდება. სახელურს თითბრის მოქლონები იჭერს, ამიტომ ნაკერი არ იწელება.\n\nმხარზე თავისუფლად იკიდებთ, შიგნით კი გასაღებისთვის პატარა ჯიბეა. ცარიელი ნახევარ კილოზე ნაკლებს იწონის. სარეცხ მანქანაში ნუ ჩააგდებთ: ტყავს წყალი არ უყვარს.',
      'Heavy cotton canvas and leather handles that darken with time and look the better for it. Brass rivets hold the handles, so no seam has to take the strain.\n\nIt goes over the shoulder with ease, and there is a small pocket inside for your keys. Empty, it weighs less than half a kilo. Keep it out of the washing machine: leather doesn’t care for water.',
      'Плотный хлопковый холст и кожаные ручки, которые со временем темнеют и становятся только красивее. Держат их латунные заклёпки, поэтому шов не растягивается.\n\nВ стиральную машину не кладите: кожа воды не любит. Зато носить на плече легко, пустая сумка весит меньше полукилограмма, а для ключей внутри есть кармашек.',
      '厚实棉帆布配真皮提手，越用颜色越深、越有味道。提手用黄铜铆钉固定，重量不压在缝线上。\n\n可轻松上肩，内有放钥匙的小袋，空包不到半公斤。别放洗衣机，真皮怕水。',
    ),
    attributes: [material(canvas), size(cm('38 × 42 × 12')), weight(grams(480)), care(wipeDamp), madeIn(tbilisi)],
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
      'მცენარეული დათრიმვლის ხბოს ტყავი თავიდან მაგარია, ერთ თვეში კი მხარს ერგება. შიგნით თექის რბილი ჯიბეა ლეპტოპისთვის და ორი ბრტყელი განყოფილება ქაღალდებისთვის.\n\nზემოდან მაგნიტით იკეტება და საქმიან შეხვედრაზეც კოხტად გამოიყურება. ახალ ტყავს წვიმის წვეთი კვალს უტოვებს: პირველსავე კვირას ცვილით დაამუშავეთ, პატარა ქილა კომპლექტშია.',
      'Vegetable-tanned calf leather, stiff at first and shaped to your shoulder within a month. Inside there is a soft felt sleeve for the laptop and two flat sections for papers.\n\nA magnet closes the top, and it looks tidy enough for a meeting. Raindrops mark new leather, so wax it in the first week; a small pot of wax is in the box.',
      'Телячья кожа растительного дубления поначалу жёсткая, а через месяц принимает форму плеча. Внутри мягкий войлочный карман для ноутбука и два плоских отделения для бумаг.\n\nЗастёгивается на магнит и уместна на деловой встрече. На новой коже остаются следы капель: в первую же неделю натрите её воском, баночка в комплекте.',
      '植鞣小牛皮刚到手偏硬，背上一个月便贴合肩型。内置羊毛毡电脑夹层，另有两个文件平袋。\n\n磁扣开合，开会见客也得体。新皮沾雨会留水印，头一周请先上一层皮蜡，随包附小罐。',
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
      'ოთხი საათის შემდეგაც კი სადილი აქ თბილია, მაწონი კი გრილი. გარედან ტილოა, შიგნიდან ფოლგა, შუაში კი თბოიზოლაციის სქელი შრე.\n\nპატარაში ორი ყუთი და ერთი ვაშლი ეტევა, დიდში კიდევ ნახევარლიტრიანი ბოთლიც. შიდა მხარე ნოტიო ნაჭრით იწმინდება. მთელი დღით თუ მიდიხართ, გამაგრილებელი პაკეტი ჩაუდეთ: მარტო იზოლაცია საღამომდე ვერ გაუძლებს.',
      'Four hours on, lunch is still warm in here and yoghurt still cool. Canvas on the outside, foil within, and a thick layer of insulation between them.\n\nThe small one takes two boxes and an apple, the larger one a half-litre bottle as well. The inside wipes clean. For a whole day out add an ice pack: insulation alone won’t last until evening.',
      'И через четыре часа обед здесь тёплый, а мацони прохладное. Снаружи холст, внутри фольга, между ними толстый слой изоляции.\n\nВ маленькую входят два контейнера и яблоко, в большую ещё и бутылка на пол-литра. Изнутри легко протирается. Уезжаете на весь день — положите хладоэлемент: одной изоляции до вечера не хватит.',
      '饭菜保温、酸奶保凉，过四个小时再打开也不走样。外层帆布，内层铝箔，中间夹厚保温棉。\n\n小号装两个饭盒加一个苹果，大号还能多放一瓶半升水，内里用布抹一抹就干净。出门一整天请加冰袋，单靠保温层撑不到晚上。',
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
      'ბიბლიოთეკიდან ერთ ჯერზე იმდენი წიგნი წამოიღეთ, რამდენსაც მოერევით. ძირში მუყაოა ჩადებული, რომ კუთხეები არ მოიკეცოს.\n\nგრძელი სახელურები პალტოზეც თავისუფლად იკიდება, მოკლე კი ხელში დასაჭერად უფრო მოსახერხებელია. წვიმიან დღეს ზემოდან ტილოს საფარი ეფარება, თუმცა თავსხმისგან ვერ დაიცავს.',
      'Bring home as many books from the library as you can manage. A board in the base keeps their corners from bending.\n\nThe long handles go easily over a winter coat, while the short ones are handier to carry in the hand. On wet days a canvas flap folds over the top, though it is no match for a downpour.',
      'Уносите из библиотеки столько книг, сколько осилите. Картон на дне не даёт уголкам загибаться.\n\nС длинными ручками сумка легко ложится на плечо поверх пальто, а короткие удобнее в руке. В дождь сверху закрывается холщовым клапаном, но от ливня он не спасёт.',
      '从图书馆搬书，一次能装多少就装多少。包底衬有硬板，书角不会折。\n\n长提手冬天穿大衣也好背，短提手拎在手里更顺。下雨可用帆布翻盖遮住包口，大雨就挡不住了。',
    ),
    attributes: [material(canvas), size(cm('36 × 40 × 14')), load(kg(9)), care(wipeDamp)],
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
      'ტყავი კასრში, მთელ სისქეზეა შეღებილი, ამიტომ ნაკაწრი თეთრად არ ჩანს. რბილია, მაგრამ მაგიდაზე დადგმული ფორმას არ კარგავს: ძირში თხელი ფირფიტა უდევს.\n\nპატარაში ტელეფონი, საფულე და პომადა ეტევა, საშუალოში წიგნიც, დიდში კი A4 ფურცელი გაუკეცავად. ღია ფერის პალტოსთან პირველ დღეებში სიფრთხილე გმართებთ: ახალი საღებავი ნოტიო ქსოვილზე შეიძლება გადავიდეს.',
      'The dye goes into the leather in the drum rather than on top of it, and a scratch doesn’t show pale. It is soft, yet keeps its shape on a table thanks to a thin board in the base.\n\nSmall takes a phone, a purse and a lipstick, medium a book as well, and large an A4 sheet unfolded. Go carefully with a light coat in the first days: fresh dye can rub off on damp cloth.',
      'Кожу красят в барабане насквозь, поэтому царапина не белеет. Она мягкая, но на столе сумка держит форму: в дно вложена тонкая пластина.\n\nВ маленькую помещаются телефон, кошелёк и помада, в среднюю ещё и книга, а в большую лист А4, не сгибая. Первые дни осторожнее со светлым пальто: свежая краска может перейти на влажную ткань.',
      '皮料在转鼓里染透，不是只染表面，刮一下也不露白。皮质柔软，包底衬薄板，放桌上能立住。\n\n小号放手机、钱包和口红，中号再加一本书，大号能平放A4纸。新染的皮遇潮可能蹭色，头几天穿浅色大衣请留意。',
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
