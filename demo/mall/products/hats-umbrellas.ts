import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams, months } from '#demo/mall/terms/amounts.ts'
import { care, handle, madeIn, material, ribs, size, sunProtection, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { ageGroups, blush, canopies, colours, cream, grey, sizes, sky, teal, value, wineRed } from '#demo/mall/terms/options.ts'
import { town } from '#demo/mall/terms/phrases.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const airDry = t('გააშრეთ გაშლილი', 'Dry opened out', 'Сушить в раскрытом виде', '撑开晾干')
const wool = t('ცხვრის მატყლი', 'Sheep’s wool', 'Овечья шерсть', '羊毛')
const mestia = town('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚')

export const hatsUmbrellas: DemoProduct[] = [
  {
    key: 'crook-umbrella',
    category: 'hats-umbrellas',
    store: 'khurjina-bags',
    brand: 'khurjina',
    name: t(
      'ღვინისფერი ქოლგა ხის ტარით',
      'Burgundy umbrella with a wooden crook',
      'Бордовый зонт-трость с деревянной ручкой',
      '酒红色木柄长柄伞',
    ),
    description: t(
      'კლასიკური გრძელი ქოლგა: ღილაკს აჭერთ და იშლება. კაკლის ტარი ხელს თბილად ერგება და მკლავზეც იკიდება.\n\nგუმბათი ისეა დაჭიმული, რომ წვიმა გამაყრუებლად არ აკაკუნებს. ასი სანტიმეტრი ერთს ეყოფა, ას ოცი ორსაც, ოღონდ ვიწრო ტროტუარზე სხვებს გზას გადაუღობავს.',
      'A classic long umbrella: press the button and it is up. The walnut crook is warm in the hand and hangs over an arm.\n\nThe canopy is stretched so that rain doesn’t drum on it too loudly. A hundred centimetres shelter one person and a hundred and twenty shelter two, though on a narrow pavement you will be in everybody’s way.',
      'Классический зонт-трость: нажали кнопку, и он раскрыт. Ореховая ручка тёплая на ощупь, её можно повесить на локоть.\n\nКупол натянут так, что дождь не барабанит. Ста сантиметров хватит одному, сто двадцать укроют двоих, но на узком тротуаре с таким не разойтись.',
      '经典长柄伞，一按即开。胡桃木弯柄握感温润，还能挂在臂弯。\n\n伞面绷得紧实，雨点敲打声也柔和。100厘米够一个人，120厘米能遮两个人，只是走在窄人行道上会占地方。',
    ),
    attributes: [
      handle(t('მოხრილი, კაკლის ხე', 'Crook, walnut', 'Крюк, орех', '弯柄，胡桃木')),
      ribs(t('8 ნეკნი, ფოლადი', '8 ribs, steel', '8 спиц, сталь', '8骨，钢')),
      weight(t('520–610 გ', '520–610 g', '520–610 г', '520–610克')),
      care(airDry),
    ],
    looks: ['umbrella.cane.wine'],
    options: [canopies(value('100', cm(100)), value('110', cm(110)), value('120', cm(120)))],
    offers: [
      { values: ['100'], price: 5900, stock: 34 },
      { values: ['110'], price: 6700, stock: 21 },
      { values: ['120'], price: 7600, stock: 0 },
    ],
    daysOld: 96,
  },
  {
    key: 'storm-umbrella',
    category: 'hats-umbrellas',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t(
      'ქარგამძლე ქოლგა მინაბოჭკოს ჩონჩხით',
      'Storm umbrella with a fibreglass frame',
      'Ветрозащитный зонт с каркасом из стеклопластика',
      '抗风长柄伞 玻纤伞骨',
    ),
    description: t(
      'ბათუმის სანაპიროზე გამოვცადეთ: ნეკნები იღუნება, მაგრამ არ ტყდება, გადაბრუნებული გუმბათი კი თავისით სწორდება. ქსოვილი ნახევარ საათში შრება.\n\nჩაკეცილი თითქმის მეტრია, ამიტომ ჩანთაში ვერ ჩადებთ და კართან დგას ხოლმე. დიდი ზომა ორ ზრდასრულს ეყოფა და შუაში ბავშვიც დაგეტევათ, მთაში კი საგზალს გადააფარებთ, სანამ ღრუბელი გადაივლის.',
      'Tried out on the seafront at Batumi: the ribs bend but don’t snap, and a blown-out canopy flips back by itself. The fabric is dry again in half an hour.\n\nClosed, it’s close to a metre long: too much for a bag, so it lives by the door. The large one shelters two adults with a child in between, and in the hills it will cover lunch on the blanket until the cloud has passed.',
      'Испытан на батумской набережной: спицы гнутся, но не ломаются, а вывернутый купол сам возвращается на место. Ткань высыхает за полчаса.\n\nВ сложенном виде он почти метр длиной: в сумку не войдёт, его место у двери. Под большим поместятся двое взрослых и ребёнок посередине, а в горах им укрывают еду на пледе, пока не пройдёт туча.',
      '在巴统海边试过，伞骨会弯不会断，被吹翻也能自己弹回来。伞布半小时即干。\n\n收拢近一米长，放不进包，平时立在门边。大号够两个大人同撑，中间还能站一个孩子；山里野餐遇上过路雨，撑开先把吃的遮住，等云过去。',
    ),
    attributes: [
      handle(t('მოხრილი, ხე', 'Wooden crook', 'Крюк, дерево', '木质弯柄')),
      ribs(t('8 ნეკნი, მინაბოჭკო', '8 ribs, fibreglass', '8 спиц, стеклопластик', '8骨，玻璃纤维')),
      warranty(months(24)),
      care(airDry),
    ],
    looks: ['umbrella.cane.navy'],
    options: [canopies(value('115', cm(115)), value('135', cm(135)))],
    offers: [
      { values: ['115'], price: 9400, was: 11900, stock: 26 },
      { values: ['135'], price: 10900, was: 12900, stock: 14 },
    ],
    daysOld: 24,
  },
  {
    key: 'light-umbrella',
    category: 'hats-umbrellas',
    store: 'mzisia-beauty',
    brand: 'mgzavra',
    name: t(
      'დასაკეცი ქოლგა მზისა და წვიმისთვის, 220 გ',
      'Folding umbrella for sun and rain, 220 g',
      'Складной зонт от солнца и дождя, 220 г',
      '轻量晴雨两用折叠伞 220克',
    ),
    description: t(
      'ორ მანდარინზე მეტს არ იწონის: ჩანთაში ყოველდღე გიდევთ და გავიწყდებათ კიდეც. ქსოვილის შიდა მხარე ულტრაიისფერ სხივებს აკავებს, ასე რომ აგვისტოშიც გამოგადგებათ.\n\nიშლება ხელით: ღილაკი წონას დაუმატებდა. ნახშირბადის წვრილი ნეკნები წვიმას ადვილად უძლებს, ძლიერ ქარში კი ჩაკეცეთ. კრემების მაღაზიას ქოლგა რად უნდა? იმიტომ, რომ ივლისში სახეს ჩრდილივით ვერც ერთი კრემი ვერ უშველის.',
      'It weighs no more than two mandarins, and can live in your handbag and be forgotten there. The inside of the fabric stops ultraviolet light, which makes it useful in August too.\n\nIt opens by hand, since a button would have added weight. The thin carbon ribs take rain in their stride, but fold it in a strong wind. Why does a shop for creams sell umbrellas? Because no cream does as much for a face in July as shade.',
      'Весит не больше двух мандаринов и может жить в сумке каждый день. Изнанка ткани задерживает ультрафиолет, так что пригодится и в августе.\n\nРаскрывается вручную: кнопка прибавила бы веса. Тонким карбоновым спицам дождь нипочём, а при сильном ветре зонт лучше сложить. Зачем зонт магазину кремов? В июле тень полезнее лицу, чем любой крем.',
      '不过两个橘子的重量，天天放在包里也感觉不到。伞布内侧有防紫外线涂层，八月骄阳下也用得上。\n\n手动开合，省去按钮的重量。细碳纤维伞骨挡雨没问题，大风天请收起来。卖面霜的店怎么也卖伞？七月里，再好的面霜也不如一片阴凉。',
    ),
    attributes: [
      ribs(t('6 ნეკნი, ნახშირბადი', '6 ribs, carbon', '6 спиц, карбон', '6骨，碳纤维')),
      size(t('ჩაკეცილი 23 სმ', '23 cm folded', '23 см в сложенном виде', '收拢23厘米')),
      weight(grams(220)),
      sunProtection(same('UPF 50+')),
      care(airDry),
    ],
    looks: ['umbrella.compact.sky', 'umbrella.compact.blush'],
    options: [colours(sky, blush)],
    offers: [
      { values: ['sky'], price: 6800, stock: 37, look: 'umbrella.compact.sky' },
      { values: ['blush'], price: 6800, stock: 29, look: 'umbrella.compact.blush' },
    ],
    daysOld: 43,
  },
  {
    key: 'childs-umbrella',
    category: 'hats-umbrellas',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t('ბავშვის ქოლგა ხის სახელურით', 'Child’s umbrella with a wooden handle', 'Детский зонт с деревянной ручкой', '儿童木柄雨伞'),
    description: t(
      'დიდების ქოლგის პატარა ასლი. წვერები მომრგვალებული აქვს, იშლება ხელით და თითი არსად მოჰყვება.\n\nქარიან ამინდში ქოლგას საწვიმარი სჯობს: ბავშვს გუმბათის დაჭერა უჭირს. ტარი პატარა ხელზეა გათვლილი, მდოგვისფერი გუმბათი კი ნაცრისფერ დღეს შორიდან ჩანს; გადაბრუნებულში წაბლსაც აგროვებენ.',
      'A small copy of the grown-up umbrella. The tips are rounded and it opens by hand, so no finger gets caught.\n\nIn wind a raincoat is the better idea: an open umbrella is hard for a child to hold. The handle is sized for a small hand and the mustard canopy is easy to spot on a grey day. Turned upside down, it carries chestnuts home.',
      'Маленькая копия взрослого зонта. Кончики скруглены, открывается вручную, пальцы не прищемит.\n\nВ ветер лучше дождевик: купол ребёнку не удержать. Ручка как раз под детскую ладонь, горчичный купол хорошо виден издалека в пасмурный день, а в перевёрнутый собирают каштаны.',
      '大人长柄伞的缩小版。伞尖圆润，手动开合不夹手。\n\n风大时建议穿雨衣，孩子不易握稳伞。握柄按孩子的手掌尺寸设计，芥末黄伞面阴雨天老远就能看见；倒过来，还能装一路捡的栗子。',
    ),
    attributes: [
      handle(t('მოხრილი, ხე', 'Wooden crook', 'Крюк, дерево', '木质弯柄')),
      ribs(t('8 ნეკნი, მინაბოჭკო', '8 ribs, fibreglass', '8 спиц, стеклопластик', '8骨，玻璃纤维')),
      weight(grams(290)),
      care(airDry),
    ],
    looks: ['umbrella.cane.mustard'],
    options: [
      ageGroups(
        value('4', t('4–6 წელი, 70 სმ', '4–6 years, 70 cm', '4–6 лет, 70 см', '4至6岁 70厘米')),
        value('7', t('7–10 წელი, 80 სმ', '7–10 years, 80 cm', '7–10 лет, 80 см', '7至10岁 80厘米')),
      ),
    ],
    offers: [
      { values: ['4'], price: 2900, stock: 40 },
      { values: ['7'], price: 3400, stock: 28 },
    ],
    daysOld: 170,
  },
  {
    key: 'svan-cap',
    category: 'hats-umbrellas',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t('სვანური ქუდი, ხელით მოთელილი', 'Svan cap of hand-fulled wool', 'Сванская шапка ручного валяния', '手工毡制斯万帽'),
    description: t(
      'მატყლს მესტიაში ვრეცხავთ, ვჩეჩავთ და ქუდის ყალიბზე ხელით ვთელავთ, სანამ ერთ მთლიან თექად არ შეიკვრება. ზემოდან ჯვრად შემოვლებული ზონარიც მატყლისაა.\n\nთავის გარშემოწერილობა წარბებს ზემოთ გაიზომეთ. წვიმის შემდეგ თექა ოდნავ იკუმშება: თუ თავზე შეგაშრებათ, ფორმას დაიბრუნებს. ზამთარში ათბობს, ზაფხულში კი თავს მზისგან იცავს, ამიტომ მთაში მთელი წელი ახურავთ.',
      'In Mestia we wash the wool, card it and full it by hand over a block until it closes into one seamless felt. The cord laid crosswise on top is wool as well.\n\nMeasure your head just above the eyebrows. After rain the felt draws in a little; let it dry on your head and it comes back to shape. It keeps you warm in winter and shaded in summer, which is why people in the mountains wear it all year.',
      'В Местиа мы моем шерсть, чешем её и валяем руками на болванке, пока она не собьётся в цельный войлок. Шнур, уложенный сверху крестом, тоже шерстяной.\n\nОбхват головы измеряйте над бровями. После дождя войлок слегка садится: дайте шапке высохнуть на голове, и форма вернётся. Зимой греет, летом укрывает от солнца, потому в горах её носят круглый год.',
      '羊毛在梅斯蒂亚清洗、梳理，再套在帽模上手工毡压，直到连成一整片无缝毛毡。帽顶交叉的绳饰也是羊毛搓成。\n\n请在眉毛上方量头围。淋雨后会略缩，戴在头上晾干即可恢复。冬天保暖，夏天遮阳，山里人一年四季都戴。',
    ),
    attributes: [material(wool), weight(grams(110)), care(t('მშრალი ჯაგრისით', 'Dry brush', 'Сухая щётка', '干刷清洁')), madeIn(mestia)],
    looks: ['hat.felt.graphite', 'hat.felt.cream'],
    options: [colours(grey, cream), sizes(value('56', cm(56)), value('58', cm(58)), value('60', cm(60)))],
    offers: [
      { values: ['graphite', '56'], price: 5900, stock: 33, look: 'hat.felt.graphite' },
      { values: ['graphite', '58'], price: 5900, stock: 45, look: 'hat.felt.graphite' },
      { values: ['graphite', '60'], price: 5900, stock: 18, look: 'hat.felt.graphite' },
      { values: ['cream', '56'], price: 5900, stock: 12, look: 'hat.felt.cream' },
      { values: ['cream', '58'], price: 5900, stock: 20, look: 'hat.felt.cream' },
      { values: ['cream', '60'], price: 5900, stock: 3, look: 'hat.felt.cream' },
    ],
    daysOld: 258,
  },
  {
    key: 'straw-hat',
    category: 'hats-umbrellas',
    store: 'khurjina-bags',
    name: t('ჩალის ქუდი განიერი ფარფლით', 'Wide-brimmed straw hat', 'Соломенная шляпа с широкими полями', '宽檐草帽'),
    description: t(
      'ჭვავის ჩალას ნამისგან დარბილებულს წნავენ და მერე წრიულად კერავენ, თხემიდან ფარფლამდე. ასე დაწნული ქუდი კარგად სუნთქავს და თავზე მსუბუქად დევს.\n\nჩემოდანში ბრტყლად ნუ ჩადებთ: გადატეხილი ჩალა აღარ სწორდება. წვიმაში მოყოლილი ქუდი ყალიბზე ან მრგვალ ჯამზე გააშრეთ. ცხრასანტიმეტრიანი ფარფლი ყურებსა და კისერს ჩრდილში აქცევს, აგვისტოს ბოლოს კი ჩალას უკვე თაფლისფერი დაჰკრავს.',
      'Rye straw is plaited while soft with dew and then sewn round and round, from crown to brim. A hat made this way breathes well and sits lightly.\n\nDon’t pack it flat in a suitcase: once straw breaks it won’t straighten. If it gets rained on, dry it over a round bowl. Nine centimetres of brim put your ears and neck in the shade, and by the end of August the straw has gone the colour of honey.',
      'Ржаную солому плетут, пока она мягкая от росы, а потом сшивают по кругу, от макушки к полям. Такая шляпа хорошо дышит и почти не чувствуется на голове.\n\nНе кладите шляпу в чемодан плашмя: сломанная солома уже не расправится. Попали под дождь — высушите её на круглой миске. Поля в девять сантиметров прячут в тень и уши, и шею, а сама солома к концу августа становится медовой.',
      '黑麦秸秆趁露水未干、柔软时编成草辫，再从帽顶一圈圈缝到帽檐。这样做的草帽透气，戴着轻。\n\n请勿压平装箱，草秆折断便无法复原。淋湿后请扣在圆碗上晾干。九厘米宽檐，耳朵和后颈都能遮住；戴到八月底，草色会晒成蜂蜜黄。',
    ),
    attributes: [
      material(t('ჭვავის ჩალა, შავი ლენტი', 'Rye straw, black ribbon', 'Ржаная солома, чёрная лента', '黑麦草秸、黑丝带')),
      size(t('ფარფლი 9 სმ', 'Brim 9 cm', 'Поля 9 см', '帽檐9厘米')),
      weight(grams(95)),
    ],
    looks: ['hat.straw.sand'],
    options: [sizes(value('s', same('S')), value('m', same('M')), value('l', same('L')))],
    offers: [
      { values: ['s'], price: 4200, was: 5400, stock: 16 },
      { values: ['m'], price: 4200, was: 5400, stock: 22 },
      { values: ['l'], price: 4200, was: 5400, stock: 0 },
    ],
    daysOld: 145,
  },
  {
    key: 'ribbed-beanie',
    category: 'hats-umbrellas',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t('ნაქსოვი ქუდი სვანური მატყლისგან', 'Ribbed beanie in Svan wool', 'Вязаная шапка из сванской шерсти', '斯瓦涅季羊毛针织帽'),
    description: t(
      'სამმაგი ძაფით ნაქსოვი ქუდი, რომლის კიდეც ორად იკეცება და ყურებს გუდაურის ქარშიც უთბობს. ელასტიკური ნაქსოვი იწელება და მერე ისევ იკვრება, ამიტომ ერთი ზომა თითქმის ყველა ზრდასრულს ადგება.\n\nგარეცხეთ ხელით, გრილ წყალში, და გაშლილი გააშრეთ: სარეცხ მანქანაში ბავშვის ზომისა გახდება. ძაფი დაურბილებელი მატყლისაა და პირველ დღეებში შუბლზე შეიძლება ოდნავ გიჩხვლიტოთ, მერე კი მესტიაში აპრილამდე აღარავინ იხდის.',
      'Knitted from three-ply yarn, with a double turn-up that guards the ears even in the wind of Gudauri. The rib stretches and springs back, so one adult size fits almost everyone.\n\nWash it by hand in cool water and dry it flat; the machine would turn it into a child’s size. The wool is left unsoftened and may prickle the forehead for a day or two. After that nobody in Mestia takes it off until April.',
      'Шапка из пряжи в три нити с двойным отворотом, который закрывает уши даже на гудаурском ветру. Резинка тянется и снова сжимается, поэтому взрослый размер подходит почти всем.\n\nСтирайте руками в прохладной воде и сушите разложив: после машины шапка станет детской. Пряжа неумягчённая и в первые дни может чуть покалывать лоб, а потом у нас в Местиа её не снимают до апреля.',
      '三股毛线编织，帽边双层翻折，古达乌里的山风也护得住耳朵。罗纹弹性好，成人均码基本都能戴。\n\n请用凉水手洗、平铺晾干，机洗会缩成童帽。原生羊毛，头几天额头可能有点扎；过了这几天，我们梅斯蒂亚人一戴就戴到四月。',
    ),
    attributes: [
      material(wool),
      weight(grams(105)),
      care(t('გრილი წყალი, ხელით', 'Cool water, by hand', 'Прохладная вода, вручную', '凉水手洗')),
      madeIn(mestia),
    ],
    looks: ['hat.beanie.wine', 'hat.beanie.teal'],
    options: [
      colours(wineRed, teal),
      sizes(
        value('child', t('ბავშვის, 50–54 სმ', 'Child, 50–54 cm', 'Детский, 50–54 см', '儿童 50–54厘米')),
        value('adult', t('ზრდასრულის, 55–60 სმ', 'Adult, 55–60 cm', 'Взрослый, 55–60 см', '成人 55–60厘米')),
      ),
    ],
    offers: [
      { values: ['wine', 'child'], price: 3600, stock: 24, look: 'hat.beanie.wine' },
      { values: ['wine', 'adult'], price: 4400, stock: 52, look: 'hat.beanie.wine' },
      { values: ['teal', 'child'], price: 3600, stock: 17, look: 'hat.beanie.teal' },
      { values: ['teal', 'adult'], price: 4400, stock: 39, look: 'hat.beanie.teal' },
    ],
    daysOld: 33,
  },
  {
    key: 'childs-felt-cap',
    category: 'hats-umbrellas',
    store: 'nabada-felt',
    brand: 'nabada',
    name: t(
      'ბავშვის თექის ქუდი, ენდროთი შეღებილი',
      'Child’s felt cap dyed with madder',
      'Детская войлочная шапка, крашенная мареной',
      '儿童毛毡帽 茜草染',
    ),
    description: t(
      'ენდროს ფესვი მატყლს აგურისფრად ღებავს, ალუმინის შაბი კი ფერს ამაგრებს, ასე რომ შუბლზე არაფერი გადავა. თუშური ცხვრის შემოდგომის ნაპარსს ვიყენებთ, ის გაზაფხულისაზე რბილია.\n\nთოვლი ზედ არ ეკვრის, კოკისპირულ წვიმაში კი დასველდება. ნაკერი არ აქვს და კანს არაფერი ეხახუნება. ყოველ ზომაში ერთი სანტიმეტრი წამოსაზრდელად არის დატოვებული, ამიტომ ერთი ქუდი ხშირად ორ ზამთარს ჰყოფნის და მერე უმცროს ძმაზე გადადის.',
      'Madder root turns the wool brick-red, and alum fixes the colour, so nothing comes off on the forehead. We use the autumn clip of Tushetian sheep, which is softer than the spring one.\n\nSnow shakes off it; a proper soaking does not. There are no seams to rub. Each size already has a centimetre of growing room, so one cap often sees out two winters before a younger brother gets it.',
      'Корень марены красит шерсть в кирпичный цвет, а квасцы его закрепляют, так что на лбу ничего не остаётся. Берём осенний настриг тушинских овец: он мягче весеннего.\n\nСнег с неё стряхивается, а под проливным дождём она промокнет. Швов нет, тереть нечему. В каждом размере заложен сантиметр на вырост, поэтому шапки часто хватает на две зимы, а потом она достаётся младшему брату.',
      '茜草根把羊毛染成砖红，再用明矾固色，不会蹭到额头上。选用图舍蒂绵羊秋天剪下的毛，比春毛柔软。\n\n落雪一抖就掉，大雨会湿透。整顶无缝，不磨皮肤。每个尺码都预留一厘米生长余量，一顶往往能戴两个冬天，再传给弟弟。',
    ),
    attributes: [
      material(wool),
      care(t('მშრალი ჯაგრისით', 'Dry brush', 'Сухая щётка', '干刷清洁')),
      weight(grams(80)),
      madeIn(town('ახმეტა', 'Akhmeta', 'Ахмета', '阿赫梅塔')),
    ],
    looks: ['hat.felt.clay'],
    options: [sizes(value('50', cm(50)), value('53', cm(53)))],
    offers: [
      { values: ['50'], price: 4600, stock: 15 },
      { values: ['53'], price: 4600, stock: 9 },
    ],
    daysOld: 79,
  },
]
