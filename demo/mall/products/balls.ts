import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, pieces } from '#demo/mall/terms/amounts.ts'
import { ages, bladder, care, diameter, inBox, joints, material, weight } from '#demo/mall/terms/attributes.ts'
import { colours, navy, packs, sets, sizes, teal, value } from '#demo/mall/terms/options.ts'
import { wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const synthetic = t('სინთეზური ტყავი', 'Synthetic leather', 'Синтетическая кожа', '合成革')
const rubber = t('რეზინა', 'Rubber', 'Резина', '橡胶')
const butyl = t('ბუტილი', 'Butyl', 'Бутил', '丁基')
const handSewn = t('ხელით ნაკერი, 32 პანელი', 'Hand-stitched, 32 panels', 'Ручная строчка, 32 панели', '手缝，32片')
const number = (key: string) => value(key, t(`ზომა ${key}`, `Size ${key}`, `Размер ${key}`, `${key}号`))

export const balls: DemoProduct[] = [
  {
    key: 'match-football',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'burtuna',
    name: t('ფეხბურთის ბურთი „დინამიკი“', 'Dinamiki football', 'Футбольный мяч «Динамики»', '“Dinamiki”比赛足球'),
    description: t(
      'ბალახის მოედნისთვის: პანელები თერმულად არის შეერთებული, ამიტომ წვიმაში ბურთი არ მძიმდება. თეთრი და თიხისფერი პანელები საღამოს შუქზეც კარგად ჩანს.\n\nასფალტზე ნუ ითამაშებთ, შეერთება ცვდება. ბურთი დაშვებული მოდის, ტუმბო კი ცალკე იყიდება. მეოთხე ზომა თორმეტ წლამდე ბავშვებისაა, მეხუთე უფროსების, თუმცა კვირა დღეს, მამებისა და შვილების მატჩში, ბავშვებიც მეხუთეს ითხოვენ ხოლმე.',
      'For grass pitches: the panels are heat-bonded, so the ball doesn’t grow heavy in the rain. White and clay panels show up well in evening light too.\n\nKeep it off asphalt, which wears the seams. It travels deflated and the pump is sold separately. Size 4 is for children under twelve and size 5 for everyone older, though in a Sunday game of fathers against sons it is usually the sons who want the 5.',
      'Для травяных полей: панели соединены термосваркой, и мяч не тяжелеет под дождём. Белые и терракотовые панели хорошо видны и вечером.\n\nНа асфальте не играйте: стыки сотрутся. Приезжает сдутым, насос продаётся отдельно. Четвёртый размер для детей до двенадцати лет, пятый для взрослых, хотя в воскресном матче отцов с детьми пятый обычно требуют сами дети.',
      '草地用球，热贴合球片，下雨天也不吸水变重。白与陶土橙相间，傍晚也看得清。\n\n别拿到水泥地上踢，接缝会磨坏。放气发货，打气筒需另购。4号适合十二岁以下，5号为成人标准，不过周末父子对抗赛，嚷着要踢5号的往往是孩子。',
    ),
    attributes: [
      material(synthetic),
      bladder(butyl),
      joints(t('თერმული შეერთება', 'Heat-bonded', 'Термосварка', '热贴合')),
      care(wipeDamp),
    ],
    looks: ['football.classic.clay'],
    options: [sizes(number('4'), number('5'))],
    offers: [
      { values: ['4'], price: 6900, stock: 19 },
      { values: ['5'], price: 7500, stock: 32 },
    ],
    daysOld: 13,
  },
  {
    key: 'yard-football',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'burtuna',
    name: t('ეზოს ბურთი ასფალტისთვის', 'Street football for asphalt', 'Дворовый мяч для асфальта', '水泥地耐磨足球'),
    description: t(
      'ეზოში ბურთს სქელი ტყავი სჭირდება: ეს ასფალტსაც უძლებს, ხრეშსაც და მეზობლის ღობესაც. საკერავ მანქანაზეა ნაკერი და ჰაერს თვეობით ინარჩუნებს.\n\nბალახის ბურთზე მაგარია და თავით დარტყმა ნაკლებად სასიამოვნოა. მანქანის ქვეშ მოყოლას ვერც ეს გადაურჩება.',
      'A courtyard ball needs a thick skin, and this one puts up with asphalt, gravel and the neighbour’s fence. It’s machine-stitched and holds its air for months.\n\nIt is harder than a ball for grass, so heading it is less of a pleasure. Even this one doesn’t survive a passing car.',
      'Дворовому мячу нужна толстая кожа: этот выдержит асфальт, гравий и соседский забор. Строчка машинная, воздух держит месяцами.\n\nОн жёстче мяча для травы, бить головой не так приятно. Встречи с колесом машины не переживёт и он.',
      '院子里踢球，球皮得厚实，水泥地、碎石路、邻居家的围墙，它都不怕。机缝球面，充一次气能用几个月。\n\n球体比草地球硬，头球会有点疼。被车轮碾过就没救了。',
    ),
    attributes: [material(t('სქელი PVC', 'Thick PVC', 'Толстый ПВХ', '加厚PVC')), weight(grams(430)), bladder(butyl)],
    looks: ['football.training.charcoal'],
    options: [sizes(number('4'), number('5'))],
    offers: [
      { values: ['4'], price: 3200, stock: 44 },
      { values: ['5'], price: 3600, stock: 68 },
    ],
    daysOld: 311,
  },
  {
    key: 'first-football',
    category: 'balls',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t(
      'პირველი ბურთი პატარებისთვის, ზომა 3',
      'First football for little ones, size 3',
      'Первый мяч для малышей, размер 3',
      '儿童入门足球 3号',
    ),
    description: t(
      'მსუბუქი და რბილი ბურთი ოთხიდან რვა წლამდე ბავშვებისთვის. ფეხს არ ატკენს და ფანჯარასაც დაინდობს.\n\nთან მოჰყვება პატარა ტუმბო და სათადარიგო ნემსი. წითელი პანელები ბალახში შორიდან ჩანს. რვა წლის შემდეგ ბავშვს უკვე უფრო მძიმე ბურთი მოუნდება, ჩვენი მთავარი გამომცდელი კი ჯერ სამისაა და მეოთხე დაბადების დღეს ელოდება.',
      'A light, soft ball for children of four to eight. It doesn’t hurt the foot and goes easy on windows.\n\nA small pump and a spare needle come with it, and the red panels stand out in grass. After eight a child will be asking for a heavier one. Our chief tester is only three and counting the weeks to the next birthday.',
      'Лёгкий мягкий мяч для детей от четырёх до восьми лет. Ноге не больно, да и окна целее.\n\nВ комплекте маленький насос и запасная игла, а красные панели издалека видны в траве. После восьми ребёнок захочет мяч потяжелее. Нашему главному испытателю пока три, и он ждёт четвёртого дня рождения.',
      '轻软足球，适合四到八岁的孩子。踢着不疼，也不易砸坏玻璃。\n\n附小打气筒和备用气针，红色球片在草地里一眼就能看到。过了八岁，就该换重一点的球了。我们的首席体验官才三岁，正盼着四岁生日。',
    ),
    attributes: [
      ages(t('4–8 წელი', '4–8 years', '4–8 лет', '4至8岁')),
      weight(grams(280)),
      inBox(t('ბურთი, ტუმბო, ნემსი', 'Ball, pump, needle', 'Мяч, насос, игла', '足球、打气筒、气针')),
      material(synthetic),
    ],
    looks: ['football.classic.red'],
    options: [
      sets(
        value('ball', t('ბურთი', 'Ball', 'Мяч', '单球')),
        value('goals', t('ბურთი და ორი დასაკეცი კარი', 'Ball and two folding goals', 'Мяч и двое складных ворот', '足球加2个折叠球门')),
      ),
    ],
    offers: [
      { values: ['ball'], price: 3900, was: 4600, stock: 24 },
      { values: ['goals'], price: 7900, stock: 12 },
    ],
    daysOld: 56,
  },
  {
    key: 'futsal-ball',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'burtuna',
    name: t('მინი-ფეხბურთის ბურთი დარბაზისთვის', 'Futsal ball for the sports hall', 'Мяч для мини-футбола в зале', '室内五人制低弹足球'),
    description: t(
      'პარკეტზე ჩვეულებრივი ბურთი ზედმეტად ხტის. ამის კამერა ქაფით არის შევსებული და ორი მეტრიდან ჩამოვარდნილი მუხლამდე ძლივს ამოდის, ამიტომ თამაში ფეხთან რჩება.\n\nდარბაზისთვის და ხელოვნური საფარისთვის არის ნაკერი, ბალახზე მძიმედ გორავს. ბავშვებისთვის მესამე ზომა აიღეთ: მეოთხე ფეხს ღლის. მეოთხეს უფრო ისინი ყიდულობენ, ვინც სამსახურის შემდეგ სკოლის დარბაზს ქირაობს და ხუთი ხუთზე თამაშობს.',
      'On parquet an ordinary ball bounces too much. This bladder is filled with foam; dropped from two metres it barely reaches your knee, and the game stays at your feet.\n\nIt is stitched for halls and artificial turf; on grass it rolls heavily. For children choose size 3, since 4 tires their legs. Most of the fours go to people who hire a school hall after work and play five a side.',
      'На паркете обычный мяч слишком прыгает. У этого камера наполнена пеной: упав с двух метров, он едва поднимается до колена, и игра остаётся внизу.\n\nСшит для зала и искусственного покрытия, по траве катится тяжело. Детям берите третий размер: от четвёртого устаёт нога. Четвёртый чаще покупают те, кто после работы снимает школьный зал и играет пять на пять.',
      '木地板上普通足球弹得太高。这款球胆填充泡棉，从两米落下只弹到膝盖，球始终在脚下。\n\n适合室内场馆和人造草皮，真草地上滚不动。孩子请选3号，4号踢久了腿酸。买4号的多是下班后包个学校体育馆、凑五对五的朋友。',
    ),
    attributes: [
      material(synthetic),
      bladder(t('ბუტილი, ქაფით', 'Butyl, foam-filled', 'Бутил с пеной', '丁基，填充泡棉')),
      joints(handSewn),
      weight(grams(420)),
    ],
    looks: ['football.classic.navy'],
    options: [sizes(number('3'), number('4'))],
    offers: [
      { values: ['3'], price: 6400, stock: 11 },
      { values: ['4'], price: 6900, stock: 20 },
    ],
    daysOld: 152,
  },
  {
    key: 'team-footballs',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'burtuna',
    name: t(
      'სავარჯიშო ბურთი გუნდისთვის, ზომა 5',
      'Team training football, size 5',
      'Тренировочный мяч для команды, размер 5',
      '球队训练足球 5号',
    ),
    description: t(
      'მწვრთნელს ცალობით ყიდვა არ უყვარს, ამიტომ ხუთი ან ათი ბურთი ბადიან ტომარაში მოდის. ორი ფერი გვაქვს, რომ ვარჯიშზე ორ ჯგუფს ბურთები ერთმანეთში არ აერიოს.\n\nსამატჩო ბურთს სიზუსტით ჩამორჩება, სამაგიეროდ ერთ სეზონს ყოველდღიურ ვარჯიშს უძლებს. პანელებზე მუქი ნიშნები ბრუნვას აჩვენებს: დარტყმის შემდეგ ჩანს, სწორად მოხვდა თუ არა ფეხი.',
      'Coaches don’t like buying one at a time, so five or ten come in a net sack. There are two colours, so two training groups never mix theirs up.\n\nIt’s less true in flight than a match ball, but takes a season of daily training. Dark marks on the panels show the spin, and after a kick you can see whether the foot met it right.',
      'Тренеры не любят покупать поштучно, поэтому пять или десять мячей приходят в сетке. Цветов два, чтобы две группы не искали чужие.\n\nВ полёте мяч не так точен, как игровой, зато выдерживает сезон ежедневных тренировок. По тёмным меткам на панелях видно вращение: сразу ясно, правильно ли попали.',
      '教练买球很少只买一只，五只、十只一起装网袋发货。两种颜色，两组同时训练也不会拿错。\n\n飞行精准度不如比赛用球，但每天练也能撑满一个赛季。球片上的深色标记能显出旋转，脚法对不对，踢出去就看得见。',
    ),
    attributes: [
      material(synthetic),
      joints(t('მანქანით ნაკერი', 'Machine-stitched', 'Машинная строчка', '机缝')),
      bladder(butyl),
      weight(grams(425)),
    ],
    looks: ['football.training.navy', 'football.training.teal'],
    options: [colours(navy, teal), packs(value('1', pieces(1, '只')), value('5', pieces(5, '只')), value('10', pieces(10, '只')))],
    offers: [
      { values: ['navy', '1'], price: 4500, stock: 60, look: 'football.training.navy' },
      { values: ['navy', '5'], price: 19900, stock: 14, look: 'football.training.navy' },
      { values: ['navy', '10'], price: 36900, stock: 7, look: 'football.training.navy' },
      { values: ['teal', '1'], price: 4500, stock: 48, look: 'football.training.teal' },
      { values: ['teal', '5'], price: 19900, stock: 9, look: 'football.training.teal' },
      { values: ['teal', '10'], price: 36900, stock: 0, look: 'football.training.teal' },
    ],
    daysOld: 90,
  },
  {
    key: 'basketball-composite',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t(
      'კალათბურთის ბურთი დარბაზისთვის და მოედნისთვის',
      'Indoor and outdoor basketball',
      'Баскетбольный мяч для зала и площадки',
      '室内外两用篮球',
    ),
    description: t(
      'კომპოზიტური ტყავი თითებს ისე ეკვრის, როგორც ნამდვილი, მაგრამ სველ ასფალტსაც იტანს. არხები ღრმაა და ბურთს დაუხედავადაც სწორად დაიჭერთ.\n\nპირველ კვირაში ოდნავ სრიალებს, რამდენიმე ვარჯიშის შემდეგ კი ხელს მოერგება. მეშვიდე ზომა კაცებისაა, მეექვსე ქალებისა და მოზარდების, მეხუთე ათ წლამდე ბავშვების.',
      'Composite leather feels much like the real thing in the fingers, yet it puts up with wet asphalt. The channels are deep, so you find the right hold without looking.\n\nFor the first week it’s a bit slippery; a few sessions take the shine off. Size 7 is for men, 6 for women and teenagers, 5 for children up to ten.',
      'Композитная кожа липнет к пальцам почти как настоящая, но терпит и мокрый асфальт. Каналы глубокие: мяч правильно ляжет в руку, даже если не смотреть.\n\nПервую неделю мяч немного скользит, но после нескольких тренировок это проходит. Седьмой размер мужской, шестой для женщин и подростков, пятый для детей до десяти.',
      '合成皮手感接近真皮，湿水泥地也能打。沟槽深，不用低头看就能摸准握点。\n\n新球头一周略滑，打上几场就磨开了。7号为男子标准，6号适合女子和青少年，5号给十岁以下孩子。',
    ),
    attributes: [
      material(t('კომპოზიტური ტყავი', 'Composite leather', 'Композитная кожа', '合成皮')),
      bladder(butyl),
      weight(t('470–620 გ', '470–620 g', '470–620 г', '470–620克')),
      care(wipeDamp),
    ],
    looks: ['basketball.classic.clay'],
    options: [sizes(number('5'), number('6'), number('7'))],
    offers: [
      { values: ['5'], price: 7900, stock: 18 },
      { values: ['6'], price: 8600, stock: 22 },
      { values: ['7'], price: 8900, was: 10900, stock: 36 },
    ],
    daysOld: 224,
  },
  {
    key: 'street-basketball',
    category: 'balls',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t('ქუჩის კალათბურთის ბურთი', 'Street basketball', 'Мяч для уличного баскетбола', '街头橡胶篮球'),
    description: t(
      'რეზინის ბურთი უბნის მოედნისთვის, სადაც კალათს ბადე აღარ შერჩა. მსხვილი ხორკლის წყალობით ხელიდან მტვრიანიც არ უსხლტება.\n\nსიცივეში რეზინა ქვავდება, ამიტომ ზამთარში აივანზე ნუ დატოვებთ. დარბაზის ბურთზე მაღლა ხტის და ჰაერი ცოტა ნაკლები უნდა. როგორ მიხვდებით, რომ საკმარისია? მხრის სიმაღლიდან ჩამოაგდეთ: წელამდე უნდა ამოხტეს.',
      'A rubber ball for the neighbourhood court where the hoop has lost its net. Deep pebbling gives your hand a grip even through the dust.\n\nRubber turns to stone in the cold, so don’t leave it on the balcony over winter. It bounces higher than an indoor ball; pump it a little less. How do you know when to stop? Let it fall from shoulder height: it should come back to your waist.',
      'Резиновый мяч для площадки во дворе, где от сетки на кольце ничего не осталось. Глубокие пупырышки держатся за ладонь даже сквозь пыль.\n\nНа морозе резина каменеет, зимой на балконе не оставляйте. Прыгает выше зального, поэтому накачивайте чуть слабее. Как проверить? Отпустите мяч с высоты плеча: отскочить он должен до пояса.',
      '篮网早就没了的小区球场，打这款橡胶球正合适。粗颗粒表面，沾了灰也抓得住。\n\n橡胶受冻会变硬，冬天别放阳台。弹性比室内球高，打气请略少一点。打到多少算合适？举到齐肩处松手，弹回腰间就对了。',
    ),
    attributes: [material(rubber), bladder(butyl), weight(t('490–600 გ', '490–600 g', '490–600 г', '490–600克'))],
    looks: ['basketball.street.teal'],
    options: [sizes(number('5'), number('6'), number('7'))],
    offers: [
      { values: ['5'], price: 3900, stock: 27 },
      { values: ['6'], price: 4200, stock: 33 },
      { values: ['7'], price: 4200, stock: 2 },
    ],
    daysOld: 5,
  },
  {
    key: 'mini-basketball',
    category: 'balls',
    store: 'tsugruma-toys',
    name: t('პატარა კალათბურთის ბურთი ოთახისთვის', 'Mini basketball for indoors', 'Мини-мяч для баскетбола в комнате', '儿童迷你篮球'),
    description: t(
      'კარზე ჩამოკიდებული რგოლი თუ გაქვთ, ბურთიც შესაფერისი გინდათ: რბილი, მსუბუქი და ჩუმი. ამის ხმაზე ქვედა მეზობელი არ ამოვა.\n\nთხელკედლიანია და ფეხით დარტყმისთვის არ არის განკუთვნილი. ოთხი წლის ბავშვი ორი ხელით იჭერს, შვიდისა უკვე ცალით.',
      'If a hoop hangs on your door, you want a ball to go with it: soft, light and quiet. This one bounces without bringing the downstairs neighbour up.\n\nIts wall is thin and not made for kicking. A four-year-old catches it with both hands, a seven-year-old already with one.',
      'Если на двери висит кольцо, нужен и мяч под стать: мягкий, лёгкий и тихий. Этот прыгает негромко, и соседи снизу жаловаться не придут.\n\nСтенка тонкая, бить по нему ногой не стоит. В четыре года его ловят двумя руками, в семь уже одной.',
      '门上挂了小篮筐，就得配一只合适的球：软、轻、声音小。拍起来楼下邻居不会上来敲门。\n\n球壁薄，不能用脚踢。四岁孩子双手接，七岁单手就能抓住。',
    ),
    attributes: [ages(t('3–9 წელი', '3–9 years', '3–9 лет', '3至9岁')), material(rubber), diameter(cm('14–18'))],
    looks: ['basketball.classic.wine'],
    options: [sizes(number('1'), number('3'))],
    offers: [
      { values: ['1'], price: 1900, stock: 55 },
      { values: ['3'], price: 2600, stock: 40 },
    ],
    daysOld: 371,
  },
]
