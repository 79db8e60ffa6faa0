import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, fromYears, grams, kg, litres, mm, months } from '#demo/mall/terms/amounts.ts'
import { ages, care, closing, lock, material, pockets, size, volume, warranty, weight, wheels } from '#demo/mall/terms/attributes.ts'
import { blush, clay, colours, green, sage, sets, sizes, thicknesses, value, volumes } from '#demo/mall/terms/options.ts'
import { wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const polycarbonate = t('პოლიკარბონატი', 'Polycarbonate', 'Поликарбонат', '聚碳酸酯')
const fourDouble = t('4 წყვილი, 360°', '4 pairs, 360°', '4 пары, 360°', '4对万向轮')
const tsa = t('TSA, სამციფრიანი კოდი', 'TSA, three-digit code', 'TSA, код из трёх цифр', 'TSA三位密码锁')

export const travel: DemoProduct[] = [
  {
    key: 'cabin-suitcase',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'mgzavra',
    name: t('ხელბარგის ჩემოდანი', 'Cabin suitcase', 'Чемодан для ручной клади', '20寸登机箱'),
    description: t(
      'პოლიკარბონატის კედელი დარტყმისას იღუნება და ისევ სწორდება, ამიტომ აეროპორტის ლენტი ვერაფერს აკლებს. ოთხი წყვილი ბორბალი გვერდულადაც ისევე ჩუმად გორავს, როგორც წინ.\n\nყოველდღიურ ვერსიას ორი ნახევარი აქვს ელვით გაყოფილი, საქმიანს კი წინ ლეპტოპის ჯიბეც. ზომა ავიაკომპანიების უმეტესობას აკმაყოფილებს, მაგრამ იაფი ბილეთით თუ მიფრინავთ, წესები ჯერ გადაამოწმეთ.',
      'A polycarbonate wall flexes under a blow and straightens again, so the airport belt can do it little harm. Four pairs of wheels roll as quietly sideways as they do ahead.\n\nThe everyday version has two halves behind a zip, the business one a laptop pocket in front as well. Most airlines accept the size, but on a cheap ticket check the rules first.',
      'Стенки из поликарбоната при ударе прогибаются и снова выпрямляются, так что багажная лента им не страшна. Четыре пары колёс и вбок катятся так же тихо, как вперёд.\n\nВ обычной версии две половины на молнии, в деловой ещё и карман для ноутбука спереди. Размер подходит большинству авиакомпаний, но с дешёвым билетом сперва проверьте правила.',
      '聚碳酸酯箱壳受撞会凹，随即弹回，不怕机场传送带磕碰。四对万向轮，侧推前推都安静。\n\n标准款为拉链对开两格，商务款前面多一个电脑袋。尺寸符合多数航空公司登机要求，廉航请先查规定。',
    ),
    attributes: [material(polycarbonate), size(cm('55 × 38 × 20')), volume(litres(36)), weight(kg(2.6)), wheels(fourDouble), lock(tsa)],
    looks: ['suitcase.cabin.sage', 'suitcase.cabin.blush'],
    options: [
      colours(sage, blush),
      {
        name: t('მოდელი', 'Model', 'Модель', '款式'),
        values: [
          value('plain', t('ყოველდღიური', 'Everyday', 'Обычная', '标准款')),
          value('work', t('ლეპტოპის ჯიბით', 'With laptop pocket', 'С карманом для ноутбука', '商务款（带电脑袋）')),
        ],
      },
    ],
    offers: [
      { values: ['sage', 'plain'], price: 24900, stock: 31, look: 'suitcase.cabin.sage' },
      { values: ['sage', 'work'], price: 28900, stock: 12, look: 'suitcase.cabin.sage' },
      { values: ['blush', 'plain'], price: 24900, stock: 17, look: 'suitcase.cabin.blush' },
      { values: ['blush', 'work'], price: 28900, stock: 0, look: 'suitcase.cabin.blush' },
    ],
    daysOld: 36,
  },
  {
    key: 'large-suitcase',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'mgzavra',
    name: t('დიდი ჩემოდანი ბარგისთვის', 'Large hold suitcase', 'Большой чемодан для багажа', '大号托运行李箱'),
    description: t(
      'ორკვირიანი გზა ერთ ჩემოდანში, უკანა გზაზე კი ჩურჩხელის ადგილიც დარჩება. ნახევრებს ლითონის კიდე კრავს, გვერდით ორი საკეტით; ტელესკოპური სახელური ოთხ სიმაღლეზე ჩერდება.\n\nშიგნით ქამრები და ბადიანი ტიხარია, სარჩული იხსნება და ირეცხება. სავსე 110-ლიტრიანი ოცდასამ კილოს ადვილად სცდება, ამიტომ ჩაბარებამდე სასწორზე დადგით.',
      'Two weeks of travel in one case, with room left for churchkhela on the way home. A metal rim joins the halves and two latches close them at the side; the handle stops at four heights.\n\nInside there are straps and a mesh divider, and the lining comes out for washing. Packed full, the 110-litre size slips past twenty-three kilos easily, so put it on the scales before you check in.',
      'Две недели пути в одном чемодане, и на обратной дороге останется место для чурчхелы. Половинки сходятся на металлической кромке и запираются сбоку двумя замками; ручка фиксируется на четырёх высотах.\n\nВнутри ремни и сетчатая перегородка, подкладка снимается для стирки. Битком набитый 110-литровый легко перевалит за двадцать три килограмма: взвесьте до регистрации.',
      '出门两周一只箱子就够，回程还放得下几串核桃葡萄串。两半箱体以金属边框对合，侧面两把锁扣；拉杆四档可调。\n\n内有绑带和网隔，里衬可拆洗。110升装满很容易超过23公斤，托运前请先称一称。',
    ),
    attributes: [
      material(polycarbonate),
      wheels(fourDouble),
      lock(tsa),
      weight(t('3,4–4,6 კგ', '3.4–4.6 kg', '3,4–4,6 кг', '3.4–4.6千克')),
      warranty(months(60)),
    ],
    looks: ['suitcase.large.navy'],
    options: [volumes(value('75', litres(75)), value('95', litres(95)), value('110', litres(110)))],
    offers: [
      { values: ['75'], price: 32900, stock: 20 },
      { values: ['95'], price: 36900, stock: 14 },
      { values: ['110'], price: 39900, was: 46900, stock: 5 },
    ],
    daysOld: 141,
  },
  {
    key: 'suitcase-set',
    category: 'travel',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t('ჩემოდნების ნაკრები: ერთი მეორეში', 'Nesting suitcase set', 'Набор чемоданов «один в одном»', '套装行李箱 可套叠收纳'),
    description: t(
      'სახლში ერთი ჩემოდნის ადგილს იკავებს: პატარა დიდში დევს და გამგზავრებამდე იქვე ელოდება (სურათზე უდიდესია). გრაფიტისფერი ზედაპირი ხაოიანია, ასე რომ ნაკაწრი ნაკლებად ეტყობა.\n\nსაკეტი ყველას თავისი აქვს: ერთნაირ კოდს ინსტრუქციის მესამე გვერდის მიხედვით დააყენებთ. ABS-ის კედელი პოლიკარბონატზე იაფია და ყინვაში უფრო მყიფე. საქორწილო საჩუქრად ხშირად ყიდულობენ.',
      'At home it takes up the room of a single case: the small one lives in the large one until you leave (the picture shows the largest). The charcoal surface is textured, so scratches are slow to show.\n\nEvery case has a lock of its own; page three of the manual explains how to set them alike. ABS costs less than polycarbonate and is more brittle in hard frost. A good many of these leave us as wedding presents.',
      'Дома занимает место одного чемодана: маленький лежит в большом и ждёт отъезда (на снимке самый большой). Графитовая поверхность рельефная, царапины на ней малозаметны.\n\nУ каждого свой замок; как поставить одинаковый код, написано на третьей странице инструкции. ABS дешевле поликарбоната и в сильный мороз более хрупкий. Часто такие наборы дарят на свадьбу.',
      '平时只占一只箱子的地方，小箱放进大箱里收着（图中为最大的一只）。炭黑箱面带纹理，有划痕也不明显。\n\n每只箱子各有一把锁，想设成同一密码请看说明书第三页。ABS箱壳比聚碳酸酯便宜，严寒天气会偏脆。常有人买来当新婚礼物。',
    ),
    attributes: [
      material(t('ABS პლასტმასა', 'ABS plastic', 'Пластик ABS', 'ABS塑料')),
      wheels(t('4 ერთმაგი, 360°', '4 single, 360°', '4 одинарных, 360°', '4个单排万向轮')),
      lock(t('სამციფრიანი კოდი', 'Three-digit code', 'Код из трёх цифр', '三位密码锁')),
      warranty(months(24)),
    ],
    looks: ['suitcase.large.charcoal'],
    options: [
      sets(
        value('2', t('2 ჩემოდანი, 36 და 70 ლ', '2 cases, 36 and 70 l', '2 чемодана, 36 и 70 л', '两只装 36升+70升')),
        value('3', t('3 ჩემოდანი, 36, 70 და 100 ლ', '3 cases, 36, 70 and 100 l', '3 чемодана, 36, 70 и 100 л', '三只装 36升+70升+100升')),
      ),
    ],
    offers: [
      { values: ['2'], price: 34900, stock: 11 },
      { values: ['3'], price: 49900, stock: 8 },
    ],
    daysOld: 280,
  },
  {
    key: 'childs-suitcase',
    category: 'travel',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('ბავშვის ჩემოდანი, 18 ლ', 'Child’s suitcase, 18 l', 'Детский чемодан, 18 л', '儿童拉杆箱 18升'),
    description: t(
      'ოთხი წლის მგზავრი ორ მაისურს, დათუნიასა და სამ წიგნს ჩაალაგებს და ჩემოდანიც სავსეა. კიდეები მომრგვალებულია, სახელური კი სწორედ მის სიმაღლეზე ჩერდება.\n\nზედ დაჯდომას ოცდაათ კილომდე უძლებს, თუმცა სათამაშო მანქანა მაინც არ არის. კოდიანი საკეტის ნაცვლად უბრალო აბზინდა აქვს, რომ თითი არ მოიყოლოს და კოდი არავის დაავიწყდეს.',
      'A four-year-old packs two T-shirts, a bear and three books, and the case is full. The edges are rounded, and the handle stops at just the right height.\n\nA child of up to thirty kilos can sit on it, though it’s still not a ride-on toy. Instead of a code there’s a plain clip, so that no finger is caught and no number forgotten.',
      'Четырёхлетний путешественник кладёт две футболки, медвежонка и три книжки, и чемодан полон. Края скруглены, а ручка останавливается как раз на его высоте.\n\nВыдержит седока до тридцати килограммов, но это всё же не каталка. Вместо кода простая защёлка: и пальцы целы, и забывать нечего.',
      '四岁的小旅客放进两件T恤、一只小熊、三本书，箱子就满了。边角圆润，拉杆高度正合孩子的手。\n\n孩子可以坐，承重三十公斤，但它不是骑行玩具。没用密码锁，只有按扣，不夹手，也不怕忘密码。',
    ),
    attributes: [
      ages(fromYears(4)),
      size(cm('46 × 31 × 20')),
      weight(kg(1.8)),
      closing(t('აბზინდა', 'Clip', 'Защёлка', '按扣')),
      care(wipeDamp),
    ],
    looks: ['suitcase.cabin.mustard'],
    options: [],
    offers: [{ values: [], price: 14900, stock: 19 }],
    daysOld: 4,
  },
  {
    key: 'travel-backpack',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t('სამოგზაურო ზურგჩანთა ჩასახვევი პირით', 'Roll-top travel backpack', 'Дорожный рюкзак с верхом-скруткой', '卷口旅行双肩包'),
    description: t(
      'მესტიის მარშრუტკაში ჩემოდანი სახურავზე მიდის, ზურგჩანთა კი მუხლებზე რჩება. ჩასახვევი პირი ბარგს ერგება: წასვლისას მოკლედ იხვევა, დაბრუნებისას კი, ყველითა და წინდებით სავსე, ბოლომდე იშლება.\n\n30-ლიტრიანი ხელბარგად მიდის, გატენილი 40-იანი კი შეიძლება აღარ გაატარონ; მრავალდღიანი ლაშქრობისთვის წელისქამრიანი ჩანთა სჯობს. ზურგთან ლეპტოპის ჯიბეა, წინ პასპორტისა და ბილეთის: სადგურში ჩანთის გაშლა აღარ მოგიწევთ.',
      'Suitcases ride on the roof of the minibus to Mestia, while a backpack stays on your knees. The roll top fits itself to the load: short on the way out, let out to the full on the way home, with cheese and woollen socks.\n\nThirty litres pass as cabin luggage; forty, packed round, may not, and for days of trekking a pack with a hip belt is better. There is a laptop pocket against your back and one in front for passport and ticket, so at the station the top stays rolled.',
      'В маршрутке до Местиа чемоданы едут на крыше, а рюкзак остаётся на коленях. Верх-скрутка подстраивается под вещи: туда закручен коротко, обратно, с сыром и носками, распущен до конца.\n\nТридцать литров проходят как ручная кладь, туго набитые сорок могут и не пустить; для многодневного похода лучше рюкзак с поясным ремнём. У спины карман для ноутбука, спереди для паспорта и билета: на вокзале верх разворачивать не придётся.',
      '去梅斯蒂亚的小巴，行李箱绑在车顶，背包抱在腿上。卷口随行李伸缩，去时卷得短，回程塞满奶酪和羊毛袜，就放到最高。\n\n30升可当登机行李，40升塞得鼓鼓的，未必让带上飞机；走多日徒步还是选带腰封的登山包。背面有电脑袋，前袋放护照和票，在车站不用打开卷口翻找。',
    ),
    attributes: [
      material(t('ცვილიანი ტილო, ტყავი', 'Waxed canvas, leather', 'Вощёный холст, кожа', '打蜡帆布、真皮')),
      weight(t('1–1,2 კგ', '1–1.2 kg', '1–1,2 кг', '1–1.2千克')),
      pockets(t('2 გარეთ, 3 შიგნით', '2 outside, 3 inside', '2 снаружи, 3 внутри', '外2内3')),
      care(wipeDamp),
      warranty(months(60)),
    ],
    looks: ['backpack.roll.leaf', 'backpack.roll.clay'],
    options: [colours(green, clay), volumes(value('30', litres(30)), value('40', litres(40)))],
    offers: [
      { values: ['green', '30'], price: 21900, stock: 23, look: 'backpack.roll.leaf' },
      { values: ['green', '40'], price: 24900, stock: 18, look: 'backpack.roll.leaf' },
      { values: ['clay', '30'], price: 21900, stock: 15, look: 'backpack.roll.clay' },
      { values: ['clay', '40'], price: 24900, stock: 2, look: 'backpack.roll.clay' },
    ],
    daysOld: 83,
  },
  {
    key: 'day-backpack',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t('ზურგჩანთა ერთდღიანი გასვლისთვის', 'Day pack for a single outing', 'Рюкзак на день', '一日徒步轻便双肩包'),
    description: t(
      'იმ გასეირნებისთვისაა, საიდანაც ვახშმად უკვე შინ ხართ: წყალს, ხაჭაპურს, ქურთუკსა და რუკას იტევს. ზურგჩანთა თავის ჯიბეში იკეცება და მუშტისხელა ხდება, ამიტომ დიდ ჩემოდანშიც ჩაგეტევათ.\n\nჰაეროვანი ბადე ზურგს ანიავებს, თუმცა აგვისტოს აღმართზე მაინც გაოფლიანდებით. ჩონჩხი არ აქვს და ხუთ კილოზე მეტი მხრებს დააწვება. ბევრი მეორე ჩანთად ყიდულობს, მივლინების ერთი თავისუფალი დღისთვის.',
      'For the walk you are back from by supper, with water, a khachapuri, a jacket and a map. The pack folds into its own pocket, no larger than a fist, and travels in your suitcase.\n\nAn airy mesh cools the back, though in August you’ll still sweat on the climb. There’s no frame; keep the load under five kilos. Many buy it as a second bag, for the one free day of a work trip.',
      'Он для прогулок, с которых возвращаются к ужину: вода, хачапури, куртка и карта входят свободно. Рюкзак складывается в собственный карман размером с кулак и поместится в чемодане.\n\nВоздушная сетка проветривает спину, хотя на августовском подъёме вспотеете всё равно. Каркаса нет, больше пяти килограммов лучше не класть. Часто берут вторым: на единственный свободный день в командировке.',
      '当天去、晚饭前回，背这一只就行，水、奶酪面包、外套、地图都放得下。背包可折进自带的小袋，拳头大小，塞进行李箱也不占地方。\n\n背部网布透气，不过八月爬坡还是会出汗。没有支架，超过五公斤肩膀就吃力了。常有人买来当备用包，出差空出一天时正好用上。',
    ),
    attributes: [
      material(t('სილიკონიანი ნეილონი', 'Silicone-coated nylon', 'Нейлон с силиконом', '硅涂层尼龙')),
      weight(grams(290)),
      size(t('აკეცილი 12 × 10 სმ', '12 × 10 cm folded', '12 × 10 см в сложенном виде', '折叠后12×10厘米')),
      care(wipeDamp),
    ],
    looks: ['backpack.classic.olive'],
    options: [volumes(value('16', litres(16)), value('22', litres(22)))],
    offers: [
      { values: ['16'], price: 6900, stock: 44 },
      { values: ['22'], price: 7900, was: 9400, stock: 27 },
    ],
    daysOld: 199,
  },
  {
    key: 'weekend-tote',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'khurjina',
    name: t('უქმეების ჩანთა ცვილიანი ტილოსგან', 'Waxed canvas weekend tote', 'Сумка на выходные из вощёного холста', '打蜡帆布周末旅行包'),
    description: t(
      'ორი დღე ბათუმში: ტანსაცმელი, საცურაო კოსტიუმი, წიგნი და ერთი ბოთლი ღვინოც ეტევა. ტყავის სახელურები ორმაგად არის ნაკერი.\n\nტილო ცვილით არის გაჟღენთილი, უცაბედი წვიმა ვერაფერს დააკლებს. ცხელ მანქანაში ცვილი რბილდება და ღია ფერის სავარძელს შეიძლება კვალი დაუტოვოს. დროთა განმავლობაში ნაკეცებზე ღია ხაზები რჩება, როგორც ძველ რუკაზე.',
      'Two days in Batumi: clothes, swimsuit, a book and even a bottle of wine all go in. The leather handles are double-stitched.\n\nA sudden shower does the waxed canvas no harm. Left in a hot car, the wax softens and may mark a pale seat. In time the folds keep lighter lines, like those on an old map.',
      'Два дня в Батуми: войдут одежда, купальник, книга и даже бутылка вина. Кожаные ручки прошиты в два ряда.\n\nХолст пропитан воском, внезапный дождь не страшен. В раскалённой машине воск размягчается и может оставить след на светлом сиденье. Со временем на сгибах остаются светлые линии, как на старой карте.',
      '去巴统过个周末，衣物、泳衣、一本书，再加一瓶酒都装得下。真皮提手双线缝制。\n\n帆布打过蜡，突遇阵雨也不怕。夏天别长时间放在车里，蜡受热变软，可能蹭脏浅色座椅。用久了折痕处会泛白，像一张旧地图。',
    ),
    attributes: [
      material(t('ცვილიანი ტილო, ტყავი', 'Waxed canvas, leather', 'Вощёный холст, кожа', '打蜡帆布、真皮')),
      closing(t('ელვა', 'Zip', 'Молния', '拉链')),
      weight(grams(940)),
      care(wipeDamp),
    ],
    looks: ['tote.canvas.olive'],
    options: [volumes(value('35', litres(35)), value('45', litres(45)))],
    offers: [
      { values: ['35'], price: 12500, stock: 16 },
      { values: ['45'], price: 13900, stock: 0 },
    ],
    daysOld: 119,
  },
  {
    key: 'camping-mat',
    category: 'travel',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t('საძილე საფენი კარვისთვის', 'Sleeping mat for the tent', 'Коврик для палатки', '露营防潮睡垫'),
    description: t(
      'მიწა აგვისტოშიც ცივია, თუ ზღვის დონიდან ორი ათას მეტრზე გძინავთ. დახურულფოროვანი ქაფი სიცივესაც აკავებს და ნესტსაც, გაბერვა კი არ სჭირდება და ვერც გაიხვრიტება.\n\nცეცხლის ნაპერწკალს ერიდეთ, ქაფი დნება. გასაბერ საფენზე მაგარია: თუ გვერდზე გძინავთ, სქელი აიღეთ. თასმებით ზურგჩანთის ძირზე ეკიდება, შესვენებისას კი გადაკეცავთ და ზედ დაჯდებით.',
      'At two thousand metres the ground is cold even in August. Closed-cell foam keeps out both chill and damp; there’s nothing to inflate and nothing to puncture.\n\nMind sparks from the fire, which melt foam. It’s firmer than an air mat, so if you sleep on your side take the thick one. Its straps fix it under a pack, and at a halt it doubles over into a seat.',
      'На высоте двух тысяч метров земля холодная даже в августе. Пена с закрытыми порами задерживает и холод, и сырость, надувать её не надо, и проколоть нельзя.\n\nБерегите от искр костра, пена плавится. Он жёстче надувного: спите на боку — берите толстый. Ремнями крепится под рюкзак, а на привале, сложенный вдвое, служит сиденьем.',
      '海拔两千米，八月的地面照样冰凉。闭孔泡棉隔凉防潮，不用充气，也扎不破。\n\n请远离篝火火星，泡棉遇热会化。比充气垫硬，习惯侧睡请选厚款。自带绑带，可挂在背包底部，半路歇脚时对折就能当坐垫。',
    ),
    attributes: [
      material(t('EVA ქაფი', 'EVA foam', 'Пена EVA', 'EVA泡棉')),
      weight(t('320–540 გ', '320–540 g', '320–540 г', '320–540克')),
      care(wipeDamp),
    ],
    looks: ['mat.strap.olive'],
    options: [sizes(value('180', cm('180 × 55')), value('195', cm('195 × 60'))), thicknesses(value('10', mm(10)), value('16', mm(16)))],
    offers: [
      { values: ['180', '10'], price: 3400, stock: 58 },
      { values: ['180', '16'], price: 4600, stock: 26 },
      { values: ['195', '10'], price: 3900, stock: 33 },
      { values: ['195', '16'], price: 5200, stock: 0 },
    ],
    daysOld: 357,
  },
  {
    key: 'frame-suitcase',
    category: 'travel',
    store: 'pixani-digital',
    name: t(
      'ჩარჩოიანი ჩემოდანი, ელვის გარეშე',
      'Frame suitcase with clasps, no zip',
      'Чемодан на раме, без молнии',
      '铝框卡扣行李箱 无拉链',
    ),
    description: t(
      'ელვის ნაცვლად ალუმინის ჩარჩო და ფოლადის საკეტები აქვს: ვერც კალმით გახსნიან და ვერც გასკდება. შიგნით პოროლონია, რომელსაც კამერისა და ობიექტივების ზომაზე თავად გამოჭრით.\n\nღია ფერზე ნაკაწრი ეტყობა, თუმცა ტალღოვანი ზედაპირი ნაწილს მალავს. ცარიელი ხუთ კილოს უახლოვდება, ჩასაბარებელ ბარგში ეს გაითვალისწინეთ. თუ ქაფის ამოჭრა გიჭირთ, აპარატი მოიტანეთ და ჩვენს სერვისში ამოგიჭრით.',
      'An aluminium frame and steel clasps take the place of a zip, so nobody opens it with a pen and nothing bursts. Inside is a foam insert that you cut to fit your own camera and lenses.\n\nA pale shell shows scratches, although the ribs hide some of them. Empty, it comes close to five kilos, which counts when you check it in. Not sure where to cut the foam? Bring the camera in and we will do it at our bench.',
      'Вместо молнии алюминиевая рама и стальные замки: ручкой такой не вскроют, и по шву он не разойдётся. Внутри поролоновый вкладыш, который вы сами вырежете под камеру и объективы.\n\nНа светлом корпусе царапины заметны, хотя часть прячут рёбра. Пустой весит почти пять килограммов, учтите это при сдаче багажа. Не решаетесь резать вкладыш сами? Принесите камеру, вырежем у себя в мастерской.',
      '不用拉链，铝框配钢卡扣锁合，圆珠笔撬不开，也不会爆开。内附泡棉，可按自己的相机镜头裁切。\n\n浅色箱壳容易显划痕，好在有凹凸纹路遮掩。空箱近五公斤，托运前请算进重量。泡棉不会裁？带上相机到店里来，我们帮您裁。',
    ),
    attributes: [
      material(t('პოლიკარბონატი, ალუმინის ჩარჩო', 'Polycarbonate, aluminium frame', 'Поликарбонат, алюминиевая рама', '聚碳酸酯，铝框')),
      weight(t('4,2–4,9 კგ', '4.2–4.9 kg', '4,2–4,9 кг', '4.2–4.9千克')),
      lock(tsa),
      wheels(fourDouble),
      warranty(months(60)),
    ],
    looks: ['suitcase.large.steel'],
    options: [volumes(value('66', litres(66)), value('84', litres(84)))],
    offers: [
      { values: ['66'], price: 64900, stock: 7 },
      { values: ['84'], price: 72900, stock: 3 },
    ],
    daysOld: 227,
  },
]
