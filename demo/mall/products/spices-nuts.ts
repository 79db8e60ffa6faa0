import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, kg, months, unopened } from '#demo/mall/terms/amounts.ts'
import { allergens, harvest, heat, ingredients, keeps, madeIn, region, storing, taste } from '#demo/mall/terms/attributes.ts'
import { heats, sorts, value, weights } from '#demo/mall/terms/options.ts'
import { coolAndDark, kakheti, samegrelo, svaneti, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const zugdidi = town('ზუგდიდი', 'Zugdidi', 'Зугдиди', '祖格迪迪')
const contains = allergens(t('თხილეული', 'Nuts', 'Орехи', '坚果'))

export const spicesNuts: DemoProduct[] = [
  {
    key: 'megrelian-red-adjika',
    category: 'spices-nuts',
    store: 'odishi-spices',
    brand: 'tsetskhla',
    name: t('მეგრული წითელი აჯიკა', 'Megrelian red adjika', 'Красная мегрельская аджика', '梅格列尔红辣酱'),
    description: t(
      'წიწაკას კვამლზე ვაჭკნობთ და ნიორთან, ქინძის თესლთან და უცხო სუნელთან ერთად ქვაზე ვნაყავთ, პომიდორს კი არ ვურევთ. სქელია, თითქმის პასტა, და მარილიც საკმარისად აქვს.\n\nხორცს წინა ღამით წაუსვით, ლობიოს ბოლოს ჩაურიეთ ან ერთი კოვზი მაწონში გახსენით. საშუალოც ცხარეა; ცხარე მან აიღოს, ვისაც ესეც არ ჰყოფნის.',
      'The peppers are wilted over smoke and pounded on a stone with garlic, coriander seed and blue fenugreek. There are no tomatoes in it; it’s thick, nearly a paste, and properly salted.\n\nRub it on meat the night before, stir it into beans at the end, or loosen a spoonful in yoghurt. The medium is already hot; the hot is for people to whom that is nothing.',
      'Перец подвяливаем над дымом и толчём на камне с чесноком, семенами кинзы и уцхо-сунели, без помидоров. Густая, почти паста, и соли сколько положено.\n\nНатрите мясо с вечера, вмешайте в лобио под конец или разведите ложку в мацони. Средняя уже острая, а острая — для тех, кому и этого мало.',
      '辣椒先用烟熏蔫，再和大蒜、香菜籽、蓝胡芦巴一起在石臼里捣碎，不放番茄。质地浓稠近似膏状，咸味够足。\n\n中辣已经不轻，嫌不过瘾的再选特辣。烤肉前一晚抹上腌，炖豆子出锅前拌入，或舀一勺调酸奶。',
    ),
    attributes: [
      ingredients(
        t(
          'წითელი წიწაკა, ნიორი, ქინძის თესლი, უცხო სუნელი, მარილი',
          'Red peppers, garlic, coriander seed, blue fenugreek, salt',
          'Красный перец, чеснок, семена кинзы, уцхо-сунели, соль',
          '红辣椒、大蒜、香菜籽、蓝胡芦巴、盐',
        ),
      ),
      madeIn(zugdidi),
      keeps(unopened(18, 6)),
    ],
    looks: ['adjika.jar.red.megruli'],
    options: [
      heats(value('medium', t('საშუალო', 'Medium', 'Средняя', '中辣')), value('hot', t('ცხარე', 'Hot', 'Острая', '特辣'))),
      weights(value('180', grams(180)), value('360', grams(360))),
    ],
    offers: [
      { values: ['medium', '180'], price: 890, stock: 92 },
      { values: ['medium', '360'], price: 1590, stock: 60 },
      { values: ['hot', '180'], price: 890, stock: 75 },
      { values: ['hot', '360'], price: 1590, stock: 38 },
    ],
    daysOld: 388,
  },
  {
    key: 'green-adjika',
    category: 'spices-nuts',
    store: 'odishi-spices',
    brand: 'tsetskhla',
    name: t('მწვანე აჯიკა ნედლი მწვანილით', 'Green adjika with fresh herbs', 'Зелёная аджика со свежей зеленью', '青辣酱 鲜香草'),
    description: t(
      'მწვანე წიწაკა, ქინძი, ნიახური და ომბალო ერთ დილას იკრიფება და იმავე დღესვე იკეპება. ცეცხლი არ უნახავს, ამიტომ ბაღის სურნელი აქვს.\n\nსულგუნსა და შემწვარ კარტოფილს უხდება, წითელზე მსუბუქია. მაცივარში იდგეს და ზემოდან ზეთი ესხას, თორემ მალე გამუქდება. ოდიშში ხაჭაპურსაც უდგამენ გვერდით.',
      'Green peppers, coriander, celery leaf and pennyroyal are picked in one morning and chopped the same day. It never sees a fire and smells like a garden.\n\nPut it with sulguni or fried potatoes; it’s milder than the red. Keep it in the fridge under a film of oil, or it soon darkens. Here in Odishi it is set out beside khachapuri, too.',
      'Зелёный перец, кинзу, сельдерей и омбало срезаем утром и рубим в тот же день. Огня аджика не видела, поэтому пахнет огородом.\n\nК сулугуни и жареной картошке, мягче красной. Держите в холодильнике и прикрывайте сверху маслом, иначе быстро потемнеет. У нас в Одиши её ставят на стол и к хачапури.',
      '青椒、香菜、芹菜叶和唇萼薄荷，清早采下，当天剁碎，全程不见火，闻着就像菜园。\n\n配苏尔古尼奶酪、煎土豆都好，比红辣酱温和。需冷藏，表面用油封住，否则容易发黑。在我们奥迪希，吃奶酪饼时桌上也少不了它。',
    ),
    attributes: [
      ingredients(
        t(
          'მწვანე წიწაკა, ქინძი, ნიახური, ომბალო, ნიორი, მარილი',
          'Green peppers, coriander, celery leaf, pennyroyal, garlic, salt',
          'Зелёный перец, кинза, сельдерей, омбало, чеснок, соль',
          '青椒、香菜、芹菜叶、唇萼薄荷、大蒜、盐',
        ),
      ),
      heat(t('საშუალო', 'Medium', 'Средняя', '中辣')),
      storing(t('მაცივარში', 'In the fridge', 'В холодильнике', '冷藏')),
      keeps(unopened(6, 2)),
    ],
    looks: ['adjika.jar.leaf.mtsvane'],
    options: [weights(value('180', grams(180)), value('360', grams(360)))],
    offers: [
      { values: ['180'], price: 990, stock: 34 },
      { values: ['360'], price: 1790, stock: 15 },
    ],
    daysOld: 45,
  },
  {
    key: 'tkemali-sauce',
    category: 'spices-nuts',
    store: 'odishi-spices',
    name: t(
      'ტყემლის საწებელი, მწვანე ან ყვითელი',
      'Tkemali plum sauce, green or yellow',
      'Соус ткемали, зелёный или жёлтый',
      '酸梅酱 青梅或黄梅',
    ),
    description: t(
      'მწვანე ტყემალს მაისში ვხარშავთ, ყვითელს ივლისში, როცა ნაყოფი მზეზე დარბილდება. ორივეში ომბალო, კამა და ნიორია, შაქარი კი არც ერთში.\n\nმწვანე კბილებს მოგკვეთთ, ღორის ხორცთან და ქათამთან კარგია. გახსნილი ქილა მაცივარში ერთ თვეს ძლებს. ყვითელი უფრო რბილია: ჩვენს სახლში შიგ მჭადს აწობენ, ბავშვები კი შემწვარ კარტოფილს.',
      'The green plums are cooked in May, the yellow in July, once the sun has softened them. Both have pennyroyal, dill and garlic in them, and neither has sugar.\n\nThe green will make you wince and is the one for pork and chicken. An open jar keeps a month in the fridge. The yellow is rounder: at home we dip maize bread in it, and the children dip their chips.',
      'Зелёную алычу варим в мае, жёлтую в июле, когда она размякнет на солнце. В обоих омбало, укроп и чеснок, а сахара нет ни в одном.\n\nЗелёный сводит скулы и хорош к свинине и курице. Открытая банка живёт в холодильнике месяц. Жёлтый мягче: у нас дома макают в него мчади, а дети — жареную картошку.',
      '青梅五月煮，黄梅要等到七月晒软了再煮。两款都放唇萼薄荷、莳萝和大蒜，都不加糖。\n\n青梅酱酸得倒牙，配猪肉、鸡肉。开罐后冷藏，一个月内吃完。黄梅酱圆润些，我们家拿玉米饼蘸着吃，孩子们爱蘸薯条。',
    ),
    attributes: [
      ingredients(
        t(
          'ტყემალი, ომბალო, კამა, ნიორი, მარილი',
          'Sour plums, pennyroyal, dill, garlic, salt',
          'Алыча, омбало, укроп, чеснок, соль',
          '酸梅、唇萼薄荷、莳萝、大蒜、盐',
        ),
      ),
      taste(t('მჟავე, უშაქრო', 'Sour, no sugar', 'Кислый, без сахара', '酸味，无糖')),
      region(samegrelo),
      keeps(months(18)),
    ],
    looks: ['adjika.jar.leaf.tkemali', 'adjika.jar.amber.tkemali'],
    options: [
      sorts(value('green', t('მწვანე', 'Green', 'Зелёный', '青梅')), value('yellow', t('ყვითელი', 'Yellow', 'Жёлтый', '黄梅'))),
      weights(value('300', grams(300)), value('700', grams(700))),
    ],
    offers: [
      { values: ['green', '300'], price: 790, stock: 57 },
      { values: ['green', '700'], price: 1490, stock: 33 },
      { values: ['yellow', '300'], price: 790, stock: 49, look: 'adjika.jar.amber.tkemali' },
      { values: ['yellow', '700'], price: 1490, stock: 0, look: 'adjika.jar.amber.tkemali' },
    ],
    daysOld: 156,
  },
  {
    key: 'svan-salt',
    category: 'spices-nuts',
    store: 'svanuri-wool',
    name: t('სვანური მარილი, ხელით ნანაყი', 'Svan salt, pounded by hand', 'Сванская соль, толчённая вручную', '斯万香料盐 手工捣制'),
    description: t(
      'ჩვენს სახლში ამ მარილს ზამთარში ნაყავენ, როცა საქსოვი დაზგა ისვენებს: ნიორი, უცხო სუნელი, ქინძის თესლი, წიწაკა, ყვითელი ყვავილი და, რა თქმა უნდა, ველური გიწრული. გიწრული მთის კვლიავია და მხოლოდ ორი ათას მეტრზე ხარობს. სურათზე რომ ჯამი და წიწაკაა, არ მოჰყვება.\n\nკვერცხსა და შემწვარ ხორცს მოაყარეთ; ნედლი ნივრის გამო ოდნავ ნოტიოა და, თუ გუნდად შეიკრა, კოვზით დაფშვენით. ჩვენ ყველაზე ხშირად კანიანად მოხარშულ ცხელ კარტოფილთან ვჭამთ.',
      'At home we pound this salt in winter, when the loom is resting: garlic, blue fenugreek, coriander seed, chilli, marigold and, of course, gitsruli. That is a mountain caraway, and it grows only up at two thousand metres. The bowl and the peppers stay with the photographer.\n\nScatter it over eggs or grilled meat; the fresh garlic keeps it slightly damp, so break up the clumps with a spoon. We ourselves eat it mostly on a potato boiled in its skin and split while it is hot.',
      'У нас эту соль толкут зимой, когда отдыхает ткацкий станок: чеснок, уцхо-сунели, семена кинзы, острый перец, имеретинский шафран и, конечно, гицрули. Это горный тмин, он растёт только на двух тысячах метров. Пиала и перец на снимке в набор не входят.\n\nСыпьте на яйца и жареное мясо; из-за свежего чеснока соль чуть влажная, комки разомните ложкой. Сами мы чаще всего едим её с горячей картошкой в мундире.',
      '我们家总在冬天织机歇下来时捣这种盐：大蒜、蓝胡芦巴、香菜籽、辣椒、万寿菊，当然少不了山葛缕子。这种野葛缕子只长在海拔两千米的山上。图中小碗和辣椒不随货。\n\n撒在鸡蛋、烤肉上都好；用的是鲜蒜，略带潮气容易结块，用勺子压散即可。我们自己最常吃的，是带皮煮的土豆，趁热掰开撒一点。',
    ),
    attributes: [
      ingredients(
        t(
          'მარილი, ნიორი, უცხო სუნელი, ქინძის თესლი, წიწაკა, ყვითელი ყვავილი, გიწრული',
          'Salt, garlic, blue fenugreek, coriander, chilli, marigold, caraway',
          'Соль, чеснок, уцхо-сунели, кинза, острый перец, имеретинский шафран, тмин',
          '盐、大蒜、蓝胡芦巴、香菜籽、辣椒、万寿菊、葛缕子',
        ),
      ),
      region(svaneti),
      storing(t('მჭიდროდ დახურული', 'Tightly closed', 'Плотно закрытой', '密封保存')),
      keeps(months(18)),
    ],
    looks: ['adjika.bowl.amber.svanuri'],
    options: [weights(value('100', grams(100)), value('250', grams(250)), value('500', grams(500)))],
    offers: [
      { values: ['100'], price: 690, stock: 118 },
      { values: ['250'], price: 1490, stock: 64 },
      { values: ['500'], price: 2690, was: 3100, stock: 20 },
    ],
    daysOld: 273,
  },
  {
    key: 'khmeli-suneli',
    category: 'spices-nuts',
    store: 'odishi-spices',
    brand: 'tsetskhla',
    name: t('ხმელი სუნელი ქილაში', 'Khmeli suneli in a jar', 'Хмели-сунели в банке', '格鲁吉亚什锦香料 罐装'),
    description: t(
      'რვა მცენარე, ცალ-ცალკე გამხმარი და მხოლოდ შერევის წინ დაფქვილი: ქონდარი, რეჰანი, ომბალო, კამა, ოხრახუში, ქინძი, უცხო სუნელი და ყვითელი ყვავილი. ბაზრის ნარევებში მარილს ხშირად უმატებენ, აქ არ არის. თიხის ჯამი და წიწაკა მხოლოდ სურათს ამშვენებს.\n\nგახსნილი ქილა ნახევარ წელიწადში სურნელს კარგავს, ამიტომ დიდი ქილა დიდ ოჯახს ვურჩევთ. ხარჩოსა და ლობიოს მოხარშვამდე ათი წუთით ადრე ჩაუყარეთ, საცივს კი ნიგოზთან ერთად.',
      'Eight herbs, dried apart and ground only just before they are mixed: savory, basil, pennyroyal, dill, parsley, coriander, blue fenugreek and marigold. Market blends are often stretched with salt, and this one isn’t. The clay bowl and the chillies are there for the picture only.\n\nOnce opened it loses its scent in half a year, so the large jar is for a large family. It goes into kharcho and beans ten minutes before the end, and into satsivi together with the walnuts.',
      'Восемь трав, высушенных по отдельности и смолотых перед самым смешиванием: чабер, базилик, омбало, укроп, петрушка, кинза, уцхо-сунели и имеретинский шафран. На рынке в смесь часто добавляют соль, здесь её нет. Пиала и перец — только для снимка.\n\nОткрытая смесь за полгода выдыхается, так что большую банку берите на большую семью. В харчо и лобио её кладут за десять минут до готовности, в сациви вместе с орехами.',
      '八种香草分开晒干，临混合前才磨：香薄荷、罗勒、唇萼薄荷、莳萝、欧芹、香菜、蓝胡芦巴和万寿菊。市面上的混合香料常掺盐，这款不加。陶碗和辣椒仅为拍摄摆设。\n\n开罐半年后香味就淡了，人口多的家庭再选大罐。炖牛肉汤、炖豆子出锅前十分钟放入，做核桃酱鸡则和核桃一起下。',
    ),
    attributes: [
      ingredients(t('რვა მცენარე, უმარილო', 'Eight herbs, no salt', 'Восемь трав, без соли', '八种香草，不含盐')),
      heat(t('ცხარე არ არის', 'Not hot', 'Без остроты', '不辣')),
      madeIn(zugdidi),
      keeps(unopened(24, 6)),
    ],
    looks: ['adjika.bowl.leaf.suneli'],
    options: [weights(value('50', grams(50)), value('100', grams(100)), value('200', grams(200)))],
    offers: [
      { values: ['50'], price: 590, stock: 87 },
      { values: ['100'], price: 990, stock: 70 },
      { values: ['200'], price: 1790, stock: 22 },
    ],
    daysOld: 230,
  },
  {
    key: 'megrelian-hazelnuts',
    category: 'spices-nuts',
    store: 'odishi-spices',
    name: t('მეგრული თხილი, ახალი მოსავალი', 'Megrelian hazelnuts, new crop', 'Мегрельский фундук нового урожая', '梅格列尔新季榛子'),
    description: t(
      'აგვისტოში დაკრეფილი და ეზოში, ფარდულის ქვეშ გამშრალი თხილი ზუგდიდის მახლობელი სოფლებიდან. მარცვალი მრგვალია, თხელკანიანი, 13-დან 15 მილიმეტრამდე.\n\nმოხალულს ყოველ ხუთშაბათს ვხალავთ, კანი კი ბოლომდე არ სცილდება. ნედლს საცივისა და ნამცხვრისთვის იღებენ. მოხალული, როგორც წესი, ჩაის დასხმამდე თავდება.',
      'Hazelnuts from villages around Zugdidi, picked in August and dried in the yard under a roof. The kernels are round and thin-skinned, 13 to 15 millimetres across.\n\nWe roast every Thursday, though the brown skin never comes off entirely. The raw ones are bought for baking and sauces. The roasted are usually gone before the tea is poured.',
      'Фундук из сёл под Зугдиди: собран в августе и высушен во дворе под навесом. Ядро круглое, с тонкой кожицей, от 13 до 15 миллиметров.\n\nОбжариваем по четвергам, кожица до конца не отходит. Сырой берут для соусов и выпечки, а жареный обычно кончается раньше, чем нальют чай.',
      '榛子来自祖格迪迪附近的村子，八月采收，在院里凉棚下晾干。果仁圆润皮薄，直径13至15毫米。\n\n每周四现烤，褐色薄皮不能完全脱净。生的买去做酱和烘焙，熟的往往茶还没倒上就吃完了。',
    ),
    attributes: [
      ingredients(t('თხილი, 100%', 'Hazelnuts, 100%', 'Фундук, 100 %', '榛子100%')),
      harvest(t('აგვისტო', 'August', 'Август', '八月')),
      contains,
      region(samegrelo),
      keeps(months(9)),
    ],
    looks: ['nuts.sack.hazelnut'],
    options: [
      sorts(value('raw', t('ნედლი', 'Raw', 'Сырой', '生')), value('roasted', t('მოხალული', 'Roasted', 'Жареный', '熟'))),
      weights(value('500', grams(500)), value('1000', kg(1))),
    ],
    offers: [
      { values: ['raw', '500'], price: 1590, stock: 55 },
      { values: ['raw', '1000'], price: 2890, stock: 40 },
      { values: ['roasted', '500'], price: 1790, stock: 46 },
      { values: ['roasted', '1000'], price: 3290, stock: 18 },
    ],
    daysOld: 11,
  },
  {
    key: 'kakhetian-walnuts',
    category: 'spices-nuts',
    store: 'janjukha-sweets',
    name: t(
      'კახური კაკალი, ნაჭუჭით ან გარჩეული',
      'Kakhetian walnuts, in the shell or shelled',
      'Кахетинский грецкий орех, в скорлупе и очищенный',
      '卡赫季核桃 带壳或核桃仁',
    ),
    description: t(
      'კაკალი იმავე ხეებისაა, რომელთა ნიგოზიც ჩვენს ჩურჩხელაში მიდის: თხელი ნაჭუჭი, ღია ფერის გული. გარჩეულს ხელით ვამტვრევთ, ამიტომ უმეტესობა მთელ ნახევრებად რჩება.\n\nნაჭუჭიანი ზაფხულამდე ინახება, გარჩეული კი მაცივარში დადგით, თორემ დამძაღდება. ერთი კილო ნაჭუჭიანი კაკლიდან დაახლოებით 450 გრამი გული გამოვა.',
      'From the same trees that supply our churchkhela: thin shells, pale kernels. We crack the shelled ones by hand, so most of them stay in whole halves.\n\nIn the shell they keep until summer; shelled, they go into the fridge or they turn rancid. A kilo in the shell gives about 450 grams of kernels.',
      'С тех же деревьев, что дают орех для нашей чурчхелы: тонкая скорлупа, светлое ядро. Очищенный колем вручную, поэтому почти всё — целые половинки.\n\nВ скорлупе долежит до лета, очищенный держите в холодильнике, иначе прогоркнет. Из килограмма в скорлупе выходит около 450 граммов ядра.',
      '跟我们做核桃葡萄串用的核桃出自同一片树：壳薄，仁色浅。核桃仁由人工敲取，大多是完整的半仁。\n\n带壳能放到夏天，核桃仁要冷藏，否则会有哈喇味。一公斤带壳核桃约出450克仁。',
    ),
    attributes: [harvest(t('ოქტომბერი', 'October', 'Октябрь', '十月')), contains, region(kakheti), storing(coolAndDark)],
    looks: ['nuts.bowl.walnut'],
    options: [
      sorts(
        value('shell', t('ნაჭუჭით', 'In the shell', 'В скорлупе', '带壳')),
        value('halves', t('გარჩეული', 'Shelled', 'Очищенный', '核桃仁')),
      ),
      weights(value('500', grams(500)), value('1000', kg(1))),
    ],
    offers: [
      { values: ['shell', '500'], price: 790, stock: 62 },
      { values: ['shell', '1000'], price: 1390, stock: 71 },
      { values: ['halves', '500'], price: 1890, stock: 35 },
      { values: ['halves', '1000'], price: 3490, was: 4100, stock: 16 },
    ],
    daysOld: 97,
  },
  {
    key: 'salted-almonds',
    category: 'spices-nuts',
    store: 'dila-drinks',
    name: t(
      'მარილიანი ნუში ღვინისა და ლუდისთვის',
      'Salted almonds for wine and beer',
      'Солёный миндаль к вину и пиву',
      '盐焗杏仁 佐酒小食',
    ),
    description: t(
      'ქიზიყური ნუში წვრილია და სქელკანიანი, სამაგიეროდ, ზეთიანი. მარილწყალში ვალბობთ და ყავის მოსახალ აპარატში ვხალავთ, როცა ის უკვე გრილდება.\n\nღია პარკი ორ კვირაში რბილდება, ამიტომ ცოტ-ცოტა შეუკვეთეთ. ზეთს არ ვასხამთ და თითებს არ გიცხიმავთ: ნარდის თამაშისას ეს ბევრს ნიშნავს.',
      'Almonds from Kiziqi are small and thick-skinned, and richer in oil for it. We soak them in brine and roast them in our own coffee roaster while it cools down.\n\nAn open bag goes soft within two weeks, so order little and often. No oil is added and your fingers stay clean, which counts for something over a backgammon board.',
      'Кизикский миндаль мелкий, в толстой кожице, зато маслянистый. Вымачиваем в рассоле и жарим в нашем же кофейном ростере, пока тот остывает.\n\nОткрытый пакет за две недели отсыревает, берите понемногу. Масла не добавляем, пальцы остаются чистыми: за нардами это кстати.',
      '基济基的杏仁个头小、皮厚，油脂却足。先用盐水泡透，再趁咖啡烘豆机降温时的余热慢慢烤。\n\n开袋两周后会回软，少量多次买比较好。不加油，不沾手，边打牌边吃也不弄脏牌。',
    ),
    attributes: [
      ingredients(t('ნუში, მარილი 1,5%', 'Almonds, salt 1.5%', 'Миндаль, соль 1,5 %', '杏仁、盐1.5%')),
      contains,
      region(t('ქიზიყი, კახეთი', 'Kiziqi, Kakheti', 'Кизики, Кахетия', '卡赫季基济基')),
      keeps(months(6)),
    ],
    looks: ['nuts.bowl.almond'],
    options: [weights(value('150', grams(150)), value('400', grams(400)))],
    offers: [
      { values: ['150'], price: 990, stock: 53 },
      { values: ['400'], price: 2290, stock: 26 },
    ],
    daysOld: 68,
  },
]
