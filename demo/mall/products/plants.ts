import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, kg } from '#demo/mall/terms/amounts.ts'
import { care, grownIn, light, material, pot, watering, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, diameters, heights, sage, sizes, value } from '#demo/mall/terms/options.ts'
import { brightShade } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const terracotta = t('ტერაკოტა, ლამბაქი ყუთშია', 'Terracotta, saucer in the box', 'Терракота, поддон в коробке', '红陶盆，托盘随箱附送')
const adjara = t('აჭარა, საქართველო', 'Adjara, Georgia', 'Аджария, Грузия', '格鲁吉亚阿扎尔')
const pot12 = value('12', t('ქოთანი 12 სმ', '12 cm pot', 'Горшок 12 см', '12厘米盆'))
const pot17 = value('17', t('ქოთანი 17 სმ', '17 cm pot', 'Горшок 17 см', '17厘米盆'))
const pot21 = value('21', t('ქოთანი 21 სმ', '21 cm pot', 'Горшок 21 см', '21厘米盆'))

export const plants: DemoProduct[] = [
  {
    key: 'philodendron',
    category: 'plants',
    store: 'mtsvane-garden',
    brand: 'mtsvane',
    name: t('ფილოდენდრონი ტერაკოტის ქოთანში', 'Philodendron in a terracotta pot', 'Филодендрон в терракотовом горшке', '喜林芋 红陶盆栽'),
    description: t(
      'პირველ მცენარედ ამას ვურჩევთ: ერთი კვირა რომ დაგავიწყდეთ, ფოთოლს ჩამოუშვებს, წყალს დალევს და ისევ წამოდგება. ბათუმის სათბურში გვაქვს გაზრდილი და ნამდვილ მიწაში ვგზავნით.\n\nწვენი პირის ღრუს აღიზიანებს, ამიტომ ცნობისმოყვარე კნუტს მოარიდეთ. რაც უფრო მეტი სინათლე აქვს, მით უფრო დიდი ფოთოლი ამოაქვს, ოღონდ მზე პირდაპირ არ უნდა ხვდებოდეს. მოჭრილი ტოტი წყლიან ჭიქაში ფესვს იდგამს, ასე რომ ადრე თუ გვიან მეგობარსაც გაუნაწილებთ.',
      'The one we suggest as a first plant: forget it for a week and it droops, drinks and gets up again. It is grown in our Batumi greenhouse and sent out in real soil.\n\nThe sap irritates the mouth, so keep it away from a curious kitten. The more light it has, the bigger the leaves it puts out, as long as the sun doesn’t strike it directly. A cutting roots in a glass of water, and sooner or later a friend gets one.',
      'Советуем как первое растение: забудете на неделю, оно опустит листья, попьёт и снова поднимется. Выращен в нашей теплице в Батуми, отправляем в настоящей земле.\n\nСок раздражает слизистую рта, так что держите подальше от любопытного котёнка. Чем больше света, тем крупнее новые листья, только прямое солнце ему ни к чему. Черенок укореняется в стакане воды, поэтому рано или поздно им делятся с друзьями.',
      '新手的第一盆首选：忘浇一周，叶子垂下来，喝饱水又精神了。巴统自家温室培育，带原土发货。\n\n汁液会刺激口腔，请放在小猫够不到的地方。光线越足，新叶越大，只是别让太阳直晒。剪一段插在水杯里就能生根，早晚要分给朋友一盆。',
    ),
    attributes: [
      light(brightShade),
      watering(t('კვირაში ერთხელ', 'Once a week', 'Раз в неделю', '每周一次')),
      pot(terracotta),
      grownIn(adjara),
    ],
    looks: ['plant.leafy.clay'],
    options: [sizes(pot12, pot17, pot21)],
    offers: [
      { values: ['12'], price: 2900, stock: 48 },
      { values: ['17'], price: 4900, was: 5900, stock: 26 },
      { values: ['21'], price: 7900, stock: 0 },
    ],
    daysOld: 16,
  },
  {
    key: 'aglaonema',
    category: 'plants',
    store: 'mtsvane-garden',
    name: t('აგლაონემა ბნელი ოთახისთვის', 'Aglaonema for a dim room', 'Аглаонема для тёмной комнаты', '耐阴粗肋草'),
    description: t(
      'ჩრდილოეთის ფანჯარასთან, დერეფანსა თუ ოფისის კუთხეში, სადაც სხვა მცენარე ჩერდება, ეს მაინც იზრდება. ოღონდ ნელა: წელიწადში ოთხ-ხუთ ფოთოლს ამოიტანს.\n\nსიცივეს ვერ იტანს: ზამთარში ღია ფანჯარასთან ნუ დატოვებთ. წყალი ცოტა უნდა, მაგრამ უყვარს, როცა თვეში ერთხელ ფოთლებს სველი ნაჭრით გადაუწმენდენ.',
      'By a north window, in a hallway or an office corner, where others give up, it keeps growing. Slowly, though: four or five leaves a year.\n\nIt can’t bear cold: don’t leave it by an open window in winter. It wants little water but likes having its leaves wiped with a damp cloth once a month.',
      'Растёт и у северного окна, и в коридоре, и в углу офиса, где другие чахнут. Правда, медленно: четыре-пять листьев за год.\n\nХолода не переносит: зимой не оставляйте у открытого окна. Воды нужно мало, зато она любит, когда раз в месяц листья протирают влажной тряпочкой.',
      '朝北的窗台、走廊、办公室角落，别的植物不肯长的地方，它照样长。只是长得慢，一年也就四五片新叶。\n\n怕冷，冬天别放在敞开的窗边。需水不多，倒是喜欢每月有人用湿布给它擦擦叶子。',
    ),
    attributes: [
      light(t('ჩრდილი, ნახევარჩრდილი', 'Shade to half shade', 'Тень, полутень', '耐阴，半阴')),
      watering(t('10 დღეში ერთხელ', 'Every 10 days', 'Раз в 10 дней', '约10天一次')),
      pot(t('კრემისფერი კერამიკა', 'Cream ceramic', 'Кремовая керамика', '奶油色陶瓷盆')),
    ],
    looks: ['plant.leafy.cream'],
    options: [sizes(pot12, pot17, pot21)],
    offers: [
      { values: ['12'], price: 3400, stock: 35 },
      { values: ['17'], price: 5600, stock: 22 },
      { values: ['21'], price: 8900, stock: 9 },
    ],
    daysOld: 84,
  },
  {
    key: 'dieffenbachia-large',
    category: 'plants',
    store: 'mtsvane-garden',
    name: t('დიდი დიფენბახია ოფისისთვის', 'Large dieffenbachia for the office', 'Большая диффенбахия для офиса', '办公室大盆万年青'),
    description: t(
      'იატაკზე დგას და ცარიელ კუთხეს ერთ დღეში ავსებს. ოთხმოცსანტიმეტრიანი ორ წელიწადში ერთ მეტრს გადააჭარბებს.\n\nწვენი კანს აღიზიანებს, ამიტომ გასხვლისას ხელთათმანი ჩაიცვით, ბავშვსა და კატას კი მოარიდეთ. თერთმეტ კილოს იწონის და, თუ ლიფტი არ მუშაობს, კურიერი წინასწარ გააფრთხილეთ. ოფისში თავიდანვე შეთანხმდით, ვინ რწყავს, თორემ ყველა მორწყავს.',
      'Stands on the floor and fills an empty corner in a day. The 80 cm plant will be over a metre in two years.\n\nIts sap irritates the skin: wear gloves when pruning, and keep it away from children and cats. It weighs eleven kilos, so warn the courier if the lift is out of order. In an office, settle on the first day who waters it, or everybody will.',
      'Стоит на полу и заполняет пустой угол за один день. Растение в 80 см через два года перерастёт метр.\n\nСок раздражает кожу: обрезайте в перчатках и держите подальше от детей и кошек. Весит одиннадцать килограммов, предупредите курьера, если лифт не работает. В офисе сразу договоритесь, кто её поливает, иначе поливать будут все.',
      '落地摆放，空角落当天就有了生机。80厘米的植株，两年能长过一米。\n\n汁液刺激皮肤，修剪请戴手套，并远离儿童和猫。连盆重11公斤，电梯停运请提前告诉快递员。放办公室的话，先说好谁负责浇水，不然人人都会去浇。',
    ),
    attributes: [
      light(brightShade),
      watering(t('კვირაში ორჯერ, ცოტა-ცოტა', 'Twice a week, a little', 'Дважды в неделю понемногу', '每周两次，少量')),
      pot(t('მუქი კერამიკა, 28 სმ', 'Dark ceramic, 28 cm', 'Тёмная керамика, 28 см', '深色陶瓷盆28厘米')),
      weight(kg('11–14')),
    ],
    looks: ['plant.leafy.charcoal'],
    options: [heights(value('80', cm(80)), value('110', cm(110)))],
    offers: [
      { values: ['80'], price: 14900, was: 17900, stock: 6 },
      { values: ['110'], price: 21900, stock: 3 },
    ],
    daysOld: 42,
  },
  {
    key: 'spathiphyllum-bedroom',
    category: 'plants',
    store: 'mtsvane-garden',
    brand: 'mtsvane',
    name: t('სპათიფილუმი საძინებლისთვის', 'Peace lily for the bedroom', 'Спатифиллум для спальни', '卧室白掌'),
    description: t(
      'წყალი რომ აკლდება, თვითონ გეტყვით: ფოთლებს ჩამოუშვებს, მორწყვიდან ერთ საათში კი ისევ სწორად დგას. მაისში თეთრი ყვავილი ამოდის.\n\nონკანის ხისტი წყლისგან ფოთლის ბოლოები უყავისფრდება, დამდგარი წყლით მორწყეთ. ახალგაზრდა მცენარეს ყვავილობამდე ვგზავნით, რომ პირველი ყვავილი უკვე თქვენთან გაიშალოს.',
      'It tells you when it is thirsty: the leaves hang, and an hour after watering it stands straight again. White flowers come in May.\n\nHard tap water browns the leaf tips; let it stand overnight first. We send the plant out young, before it blooms, so that the first flower opens at your place.',
      'Сам скажет, когда хочет пить: опустит листья, а через час после полива снова стоит ровно. В мае выпускает белые цветы.\n\nОт жёсткой воды из-под крана буреют кончики листьев, поливайте отстоянной. Отправляем молодым, ещё до цветения, чтобы первый цветок раскрылся уже у вас дома.',
      '渴了它会自己说：叶子一垂，浇完水一小时又挺起来。五月开白花。\n\n自来水偏硬会让叶尖发褐，放置一夜再浇。以未开花的幼株发货，第一朵花留着在您家里开。',
    ),
    attributes: [
      light(t('ნახევარჩრდილი', 'Half shade', 'Полутень', '半阴')),
      watering(t('როცა მიწა გაშრება', 'When the soil dries', 'Когда подсохнет земля', '土干再浇')),
      pot(t('თეთრი კერამიკა', 'White ceramic', 'Белая керамика', '白色陶瓷盆')),
      grownIn(adjara),
    ],
    looks: ['plant.leafy.white'],
    options: [sizes(pot12, pot17, pot21)],
    offers: [
      { values: ['12'], price: 3900, stock: 0 },
      { values: ['17'], price: 5900, stock: 31 },
      { values: ['21'], price: 8400, stock: 12 },
    ],
    daysOld: 226,
  },
  {
    key: 'artificial-plant',
    category: 'plants',
    store: 'oda-house',
    brand: 'oda',
    name: t('ხელოვნური სურო სადგამზე', 'Artificial ivy on a stand', 'Искусственный плющ на подставке', '仿真常春藤 高脚木架'),
    description: t(
      'უფანჯრო აბაზანისთვის, სასტუმროსთვის ან მათთვის, ვინც ხშირად მოგზაურობს. ქოთანი ხის მაღალ სადგამზე დგას, ღეროები ირგვლივ ეშვება და ერთი შეხედვით ნამდვილისგან ვერ გაარჩევთ.\n\nპირდაპირ მზეზე ფერი ერთ ზაფხულში უხუნდება; ორ თვეში ერთხელ კი შხაპქვეშ გაავლეთ, თორემ მტვერი გასცემს. ფოთოლი ქსოვილისაა და ღეროები იღუნება, ასე რომ ფორმას თავად მისცემთ. ვიტრინაში ცოცხალ მცენარეებს შორის გვიდგას და მყიდველები ფოთოლს ხელით სინჯავენ ხოლმე.',
      'For a bathroom with no window, a guest house or anyone who travels a lot. The pot sits on a tall wooden stand with the stems hanging all round, and it makes you look twice.\n\nIn direct sun the colour fades within a summer, and without a rinse under the shower every two months the dust gives it away. The leaves are fabric and the stems bend, so you shape it as you like. In our window it stands among living plants, and customers feel the leaves to make sure.',
      'Для ванной без окна, для гостиницы или для тех, кто часто в разъездах. Горшок стоит на высокой деревянной подставке, стебли свисают вокруг, и с первого взгляда от живого не отличить.\n\nНа прямом солнце за лето выцветает; раз в два месяца сполосните под душем, иначе выдаст пыль. Листья из ткани, стебли гнутся, так что форму придаёте сами. В витрине он стоит у нас среди живых растений, и покупатели проверяют листья на ощупь.',
      '适合没窗的浴室、民宿，或经常出差的人。花盆坐在高脚木架上，枝条四面垂下，乍一看分不出真假。\n\n太阳直晒，一个夏天就会褪色；每两个月用花洒冲一冲，不然积灰会露馅。布面叶片，枝条可弯，造型自己定。橱窗里它和真花草摆在一起，客人总要摸一摸叶子才放心。',
    ),
    attributes: [
      material(t('პოლიესტერი, კერამიკა, მუხა', 'Polyester, ceramic, oak', 'Полиэстер, керамика, дуб', '涤纶、陶瓷、橡木')),
      care(t('გაავლეთ წყალში', 'Rinse with water', 'Споласкивать водой', '清水冲洗')),
      pot(t('ნაცრისფერი, 14 სმ', 'Grey, 14 cm', 'Серый, 14 см', '灰色，14厘米')),
    ],
    looks: ['plant.trailing.graphite'],
    options: [sizes(value('35', cm(35)), value('60', cm(60)))],
    offers: [
      { values: ['35'], price: 5900, was: 7500, stock: 37 },
      { values: ['60'], price: 7900, was: 9900, stock: 30 },
    ],
    daysOld: 268,
  },
  {
    key: 'ficus-tree',
    category: 'plants',
    store: 'mtsvane-garden',
    brand: 'mtsvane',
    name: t('ფიკუსის ხე ნათელი მისაღებისთვის', 'Ficus tree for a light living room', 'Фикус-деревце для светлой гостиной', '客厅榕树盆栽'),
    description: t(
      'დაგრეხილი ღერო, ხშირი კრონა და ბევრი წვრილი, პრიალა ფოთოლი: ქოთანში ჩატეული ნამდვილი ხეა. წელიწადში ოც სანტიმეტრამდე იზრდება და თუ ჭერს მისწვდა, გაზაფხულზე თამამად გასხალით.\n\nგადატანა არ უყვარს: ახალ ადგილას პირველ ორ კვირაში ფოთლების მეოთხედი შეიძლება დაყაროს. ეს ავადმყოფობა არ არის, უბრალოდ ეჩვევა, და ამ დროს ნუ გადარგავთ.',
      'A twisted stem, a dense crown and a great many small glossy leaves: a real tree that fits in a pot. It grows up to twenty centimetres a year, and when it reaches the ceiling you can prune it hard in spring.\n\nIt doesn’t like moving house. In its first two weeks it may drop a quarter of its leaves; that isn’t a disease, it is settling in, so don’t repot it then.',
      'Сплетённый ствол, густая крона и множество мелких глянцевых листьев: настоящее дерево, только в горшке. За год вырастает до двадцати сантиметров, а если достанет до потолка, весной смело обрезайте.\n\nПереездов не любит: в первые две недели может сбросить четверть листьев. Это не болезнь, он привыкает, и пересаживать его в это время не надо.',
      '绞编的树干、浓密的树冠、满枝油亮的小叶，就是一棵种在盆里的树。一年能长二十厘米左右，顶到天花板了，春天放心修剪。\n\n它不喜欢搬家：头两周可能掉四分之一的叶子。这不是病，是在适应，这段时间别换盆。',
    ),
    attributes: [
      light(brightShade),
      watering(t('კვირაში ერთხელ, უხვად', 'Once a week, well', 'Раз в неделю, обильно', '每周一次，浇透')),
      pot(t('სპილოსძვლისფერი კერამიკა', 'Ivory ceramic', 'Керамика цвета слоновой кости', '象牙白陶瓷盆')),
      grownIn(adjara),
    ],
    looks: ['plant.ficus.ivory'],
    options: [heights(value('60', cm(60)), value('90', cm(90)), value('120', cm(120)), value('150', cm(150)))],
    offers: [
      { values: ['60'], price: 6900, stock: 24 },
      { values: ['90'], price: 10900, stock: 15 },
      { values: ['120'], price: 16900, stock: 8 },
      { values: ['150'], price: 24900, stock: 2 },
    ],
    daysOld: 5,
  },
  {
    key: 'barrel-cactus',
    category: 'plants',
    store: 'bostana-garden',
    name: t('მრგვალი კაქტუსი თიხის ქოთანში', 'Round cactus in a clay pot', 'Круглый кактус в глиняном горшке', '圆形仙人球 红陶盆'),
    description: t(
      'ზამთარში თითქმის სულ არ ირწყვება, ზაფხულში კი ორ კვირაში ერთხელ: ვინც მცენარეს ზედმეტი სიყვარულით ახრჩობს, ამით დაიწყოს. თესლიდან გამოგვყავს, პატარა უკვე ოთხი წლისაა.\n\nეკალი მაგარი აქვს, გადარგვისას გაზეთი შემოახვიეთ. ზამთარი გრილ ფანჯარასთან თუ გაატარა, ივნისში კენწეროზე ვარდისფერი ყვავილი ეშლება და სამ დღეში ჭკნება.',
      'Next to no water in winter, and once a fortnight in summer: start here if you tend to drown plants with kindness. We raise them from seed, and the small one is already four years old.\n\nThe spines are stout, so wrap it in newspaper when you repot. If it winters by a cool window, a pink flower opens on its crown in June and is over in three days.',
      'Зимой почти без воды, летом раз в две недели: начните с него, если обычно заливаете растения от большой любви. Выращиваем из семян, маленькому уже четыре года.\n\nКолючки крепкие, при пересадке оберните кактус газетой. Если зимует у прохладного окна, в июне на макушке раскрывается розовый цветок и через три дня вянет.',
      '冬天几乎不用浇水，夏天两周一次。总把植物浇死的人，从它养起吧。种子播出来的，小号也已经四岁。\n\n刺很硬，换盆时用报纸裹住再拿。冬天放在凉爽的窗边，六月顶上会开一朵粉花，三天就谢。',
    ),
    attributes: [
      light(t('მზიანი ფანჯარა', 'Sunny window', 'Солнечное окно', '向阳窗台')),
      watering(t('ზაფხულში ორ კვირაში ერთხელ', 'Every two weeks in summer', 'Летом раз в две недели', '夏季两周一次')),
      pot(terracotta),
    ],
    looks: ['cactus.round.clay'],
    options: [diameters(value('8', cm(8)), value('12', cm(12)), value('18', cm(18)))],
    offers: [
      { values: ['8'], price: 1800, stock: 66 },
      { values: ['12'], price: 3900, stock: 29 },
      { values: ['18'], price: 8900, stock: 4 },
    ],
    daysOld: 119,
  },
  {
    key: 'cactus-trio',
    category: 'plants',
    store: 'oda-house',
    name: t(
      'სამი პატარა კაქტუსი ფერად ქოთნებში',
      'Three small cacti in coloured pots',
      'Три маленьких кактуса в цветных горшках',
      '迷你仙人掌三盆组',
    ),
    description: t(
      'ერთი მრგვალია, მეორე მაღალი, მესამე ბრტყელი, და სამივე ერთ ფანჯრის რაფაზე ეტევა. ქოთნები შვიდსანტიმეტრიანია, ქვიშანარევი მიწით უკვე სავსე.\n\nლამბაქი არ მოჰყვება, სახეობა კი სეზონზეა დამოკიდებული: სურათზე ერთი მაგალითია. თითოეულს სამ კვირაში ერთი სუფრის კოვზი წყალი ჰყოფნის. ოფისებში ერთ ნაკრებს ხშირად სამ მაგიდაზე ინაწილებენ.',
      'One is round, one is tall, one is flat, and all three fit on a window sill. The pots are seven centimetres across and come filled with sandy soil.\n\nThere are no saucers with them, and the species depend on the season: the picture shows one choice. A tablespoon of water each every three weeks is enough. In offices one set is often shared out over three desks.',
      'Один круглый, другой высокий, третий плоский, и все три помещаются на одном подоконнике. Горшки по семь сантиметров, уже с песчаной землёй.\n\nПоддонов в комплекте нет, а виды зависят от сезона: на снимке один из вариантов. Каждому хватает столовой ложки воды раз в три недели. В офисах набор часто делят на три стола.',
      '一盆圆的，一盆高的，一盆扁的，一个窗台就放得下三盆。盆径7厘米，已装好沙质土。\n\n不含托盘；具体品种随季节搭配，图片仅展示其中一种组合。每盆三周浇一汤匙水就够。办公室里常有三个人合买一套，一人桌上放一盆。',
    ),
    attributes: [
      pot(t('კერამიკა, 3 × 7 სმ', 'Ceramic, 3 × 7 cm', 'Керамика, 3 × 7 см', '陶瓷盆，7厘米×3')),
      light(t('მზიანი ფანჯარა', 'Sunny window', 'Солнечное окно', '向阳窗台')),
      watering(t('სამ კვირაში ერთხელ', 'Every three weeks', 'Раз в три недели', '三周一次')),
    ],
    looks: ['cactus.trio.blush', 'cactus.trio.sage'],
    options: [colours(blush, sage)],
    offers: [
      { values: ['blush'], price: 4400, stock: 52, look: 'cactus.trio.blush' },
      { values: ['sage'], price: 4400, stock: 43, look: 'cactus.trio.sage' },
    ],
    daysOld: 28,
  },
  {
    key: 'column-cactus',
    category: 'plants',
    store: 'bostana-garden',
    brand: 'bostana',
    name: t(
      'სვეტისებრი კაქტუსი სამხრეთის ფანჯრისთვის',
      'Column cactus for a south window',
      'Колонновидный кактус для южного окна',
      '柱状仙人掌 南窗绿植',
    ),
    description: t(
      'ვიწრო და მაღალი, კუთხეში თითქმის ადგილს არ იკავებს. რაც უფრო მეტი მზე აქვს, მით უფრო სწორად იზრდება; ჩრდილში წვრილდება და სინათლისკენ იხრება.\n\nოთხმოცსანტიმეტრიანს მძიმე ქოთანში ვრგავთ, მაგრამ ფანჯრის ღია ფრთამ მაინც შეიძლება წააქციოს, ამიტომ სჯობს, იატაკზე იდგეს. თვეში ერთხელ ქოთანი მეოთხედით შეატრიალეთ. წყალიც თვეში ერთხელ უნდა, ასე რომ ორივეს ერთ დღეს მოასწრებთ.',
      'Narrow and tall, it takes up almost no room in a corner. The more sun it gets, the straighter it grows; in shade it thins out and leans.\n\nWe plant the 80 cm one in a heavy pot, but a swinging window can still knock it over; it’s better off on the floor. Turn the pot by a quarter once a month. It wants water once a month as well, so one date does for both.',
      'Узкий и высокий, в углу почти не занимает места. Чем больше солнца, тем ровнее растёт; в тени истончается и клонится к свету.\n\nКактус в 80 см сажаем в тяжёлый горшок, но открытая створка окна всё равно может его свалить, на полу ему спокойнее. Раз в месяц поворачивайте горшок на четверть. Воды он просит тоже раз в месяц, так что запомнить легко.',
      '又窄又高，放角落几乎不占地方。日照越足长得越直，光线不够就会变细、歪向窗口。\n\n80厘米款用厚重的盆栽种，但窗扇一晃还是可能碰倒，落地摆放更稳妥。每月把盆转四分之一圈，水也是一个月浇一次，记一个日子就够了。',
    ),
    attributes: [
      light(t('მზიანი ფანჯარა', 'Sunny window', 'Солнечное окно', '向阳窗台')),
      watering(t('თვეში ერთხელ', 'Once a month', 'Раз в месяц', '每月一次')),
      pot(t('ქვიშისფერი კერამიკა', 'Sand ceramic', 'Керамика песочного цвета', '沙色陶瓷盆')),
    ],
    looks: ['cactus.column.sand'],
    options: [heights(value('30', cm(30)), value('50', cm(50)), value('80', cm(80)))],
    offers: [
      { values: ['30'], price: 3900, stock: 34 },
      { values: ['50'], price: 7400, stock: 17 },
      { values: ['80'], price: 13900, stock: 5 },
    ],
    daysOld: 301,
  },
]
