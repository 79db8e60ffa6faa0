import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, grams } from '#demo/mall/terms/amounts.ts'
import { burnTime, care, diameter, inBox, madeIn, material, scent, wax, weight } from '#demo/mall/terms/attributes.ts'
import { colours, heights, sets, teal, value, weights, white } from '#demo/mall/terms/options.ts'
import { batumi, georgia, sighnaghi } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const threeHeights = (ka: string, en: string, zh: string) => t(`${ka} სმ`, `${en} cm`, `${zh} см`, `${zh}厘米`)

export const candles: DemoProduct[] = [
  {
    key: 'beeswax-pillars',
    category: 'candles',
    store: 'svetisa-candles',
    name: t(
      'ფუტკრის ცვილის სანთლები, 3 ცალი',
      'Beeswax pillar candles, set of three',
      'Свечи из пчелиного воска, 3 штуки',
      '蜂蜡柱形蜡烛 三支装',
    ),
    description: t(
      'ცვილს ქიზიყელი მეფუტკრეებისგან ვყიდულობთ, ვწურავთ და ყალიბებში ვასხამთ. არომატს არ ვუმატებთ, თაფლის სუნი ისედაც აქვს. იწვის ნელა, ნათლად და თითქმის უკვამლოდ. თითბრის თეფში სურათისთვისაა და არ მოჰყვება.\n\nპირველად ერთი საათი აცალეთ, რომ ზედაპირი კიდემდე გადნეს, თორემ შუაში ორმო გაუჩნდება. სიცივეში ცვილს თეთრი ნაფიფქი ედება, ხელის გადასმით ქრება.',
      'We buy the wax from beekeepers in Kiziqi, filter it and pour it into moulds. No scent is added: it smells of honey already. It burns slowly and brightly, with next to no smoke. The brass tray in the picture is not included.\n\nGive each candle an hour the first time, until the top has melted to the edge, or a hollow will form in the middle. In the cold a white bloom settles on the wax; rub it off with your hand.',
      'Воск покупаем у пасечников Кизики, процеживаем и разливаем по формам. Ароматизаторов не добавляем: мёдом он пахнет и сам. Горит медленно, ярко и почти без дыма. Латунный поднос со снимка в набор не входит.\n\nВ первый раз дайте свече погореть час, чтобы верх расплавился до краёв, иначе в середине появится ямка. На холоде воск покрывается белым налётом, он стирается ладонью.',
      '蜂蜡收自基济基的养蜂人，过滤后倒模。不加香精，本身就带蜜香。燃得慢，火光亮，几乎无烟。图中黄铜托盘不含在内。\n\n第一次点请烧满一小时，让蜡面融到边缘，否则中间会凹下去。天冷时表面起一层白霜，用手一抹就没了。',
    ),
    attributes: [
      wax(t('100% ფუტკრის ცვილი', '100% beeswax', '100 % пчелиный воск', '100%蜂蜡')),
      diameter(cm(6)),
      burnTime(t('18–60 საათი, სიმაღლის მიხედვით', '18–60 hours, by height', '18–60 часов, по высоте', '18–60小时，视高度而定')),
      scent(t('თაფლი', 'Honey', 'Мёд', '蜜香')),
      madeIn(sighnaghi),
    ],
    looks: ['candle.pillars.honey'],
    options: [
      heights(
        value('small', threeHeights('6, 9 და 12', '6, 9 and 12', '6/9/12')),
        value('medium', threeHeights('9, 12 და 15', '9, 12 and 15', '9/12/15')),
        value('large', threeHeights('12, 16 და 20', '12, 16 and 20', '12/16/20')),
      ),
    ],
    offers: [
      { values: ['small'], price: 5400, stock: 63 },
      { values: ['medium'], price: 7200, stock: 48 },
      { values: ['large'], price: 9600, stock: 22 },
    ],
    daysOld: 317,
  },
  {
    key: 'fig-candle',
    category: 'candles',
    store: 'svetisa-candles',
    name: t(
      'სანთელი ქილაში: ლეღვი და კაკლის ფოთოლი',
      'Fig and walnut leaf jar candle',
      'Свеча в банке «Инжир и лист ореха»',
      '无花果核桃叶香薰蜡烛',
    ),
    description: t(
      'სიღნაღში, ჩვენს ეზოში, ლეღვი და კაკალი გვერდიგვერდ დგას და აგვისტოს საღამოს ორივეს სუნი ერთად მოდის. სწორედ ის საღამო ჩავასხით ღვინისფერ ქილაში.\n\nბამბის ფითილი ყოველი ანთების წინ ხუთ მილიმეტრამდე შეკრიჭეთ. ოც კვადრატულ მეტრზე დიდ ოთახში პატარა ქილის სურნელი ძლივს იგრძნობა. სოიის ცვილში მეათედი ფუტკრისა ურევია და სანთელს რომ ჩააქრობთ, ოთახში ცოტა თაფლის სუნი რჩება.',
      'A fig and a walnut stand side by side in our Sighnaghi yard, and on an August evening you smell them both at once. That evening is what we poured into the wine-red jar.\n\nTrim the cotton wick to five millimetres before each lighting. In a room over twenty square metres the small jar is barely noticed. The wax is soy with a tenth of beeswax, and a little honey hangs in the air after you blow it out.',
      'В нашем дворе в Сигнахи инжир и орех стоят рядом, и августовским вечером пахнет сразу обоими. Этот вечер мы и залили в винно-красную банку.\n\nХлопковый фитиль перед каждым зажиганием подрезайте до пяти миллиметров. В комнате больше двадцати квадратных метров аромат маленькой банки почти не слышен. Воск соевый с десятой долей пчелиного: когда свечу погасишь, в комнате ещё немного пахнет мёдом.',
      '锡格纳吉的院子里，无花果树挨着核桃树，八月傍晚两种气味一起飘来。我们把这样一个傍晚装进了酒红色的杯子。\n\n棉芯每次点燃前请剪到5毫米。房间超过二十平方米，小号的香味就淡了。大豆蜡里加了一成蜂蜡，吹灭之后还会飘出一点蜜香。',
    ),
    attributes: [
      wax(t('სოიისა და ფუტკრის ცვილი', 'Soy and beeswax', 'Соевый и пчелиный', '大豆蜡、蜂蜡')),
      scent(t('ლეღვი, კაკლის ფოთოლი', 'Fig, walnut leaf', 'Инжир, ореховый лист', '无花果、核桃叶')),
      burnTime(t('22–70 საათი', '22–70 hours', '22–70 часов', '22–70小时')),
      madeIn(sighnaghi),
    ],
    looks: ['candle.jar.wine.leghvi'],
    options: [weights(value('120', grams(120)), value('220', grams(220)), value('400', grams(400)))],
    offers: [
      { values: ['120'], price: 2900, stock: 74 },
      { values: ['220'], price: 4500, stock: 51 },
      { values: ['400'], price: 6900, stock: 18 },
    ],
    daysOld: 44,
  },
  {
    key: 'spruce-candle',
    category: 'candles',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'სურნელოვანი სანთელი „ბაკურიანის ნაძვი“',
      'Bakuriani spruce candle',
      'Ароматическая свеча «Бакурианская ель»',
      '巴库里阿尼云杉香薰蜡烛',
    ),
    description: t(
      'ფისი, სველი ხავსი და ცოტა კვამლი: ასეთი სუნი დგას ბაკურიანში, როცა ტყიდან ბუხრიან ოთახში შედიხარ. ეთერზეთს ნაძვის წიწვიდან ხდიან, ამიტომ მძაფრია და ტკბილი სულაც არ არის.\n\nნახევარი საათი საკმარისია, მერე ოთახი სურნელს თავად ინახავს. ვისაც მძაფრი სუნისგან თავი სტკივა, სხვა აირჩიოს. ქილა სქელი მწვანე მინისაა და, სანთელი რომ ჩაიწვება, კალმებისთვის გამოგადგებათ.',
      'Resin, wet moss and a little smoke: the smell of Bakuriani when you come in from the forest to a lit fire. The oil is distilled from spruce needles, so it’s sharp and not at all sweet.\n\nHalf an hour is enough; after that the room keeps the scent by itself. If strong scents give you a headache, choose another. The jar is thick green glass and will hold pens once the wax is gone.',
      'Смола, мокрый мох и немного дыма: так пахнет в Бакуриани, когда из леса входишь в комнату с камином. Масло получают из еловой хвои, поэтому запах резкий и совсем не сладкий.\n\nЖечь достаточно полчаса, дальше комната хранит запах сама. Если от сильных ароматов болит голова, выберите другую свечу. Банка из толстого зелёного стекла потом пригодится для карандашей.',
      '松脂、湿苔藓，再加一点烟火气：从巴库里阿尼的林子走进生着壁炉的屋子，就是这个味道。精油取自云杉针叶，气味清冽，一点不甜。\n\n点半小时就够，之后满屋都有余香。闻浓香容易头疼的人，建议选别的。烧完了，厚实的绿玻璃杯可以当笔筒。',
    ),
    attributes: [
      wax(t('რაფსის ცვილი', 'Rapeseed wax', 'Рапсовый воск', '菜籽蜡')),
      scent(t('ნაძვი, ხავსი, კვამლი', 'Spruce, moss, smoke', 'Ель, мох, дым', '云杉、苔藓、烟熏')),
      burnTime(t('32–55 საათი', '32–55 hours', '32–55 часов', '32–55小时')),
      madeIn(georgia),
    ],
    looks: ['candle.jar.olive.nadzvi'],
    options: [weights(value('180', grams(180)), value('320', grams(320)))],
    offers: [
      { values: ['180'], price: 3900, stock: 57 },
      { values: ['320'], price: 5900, stock: 0 },
    ],
    daysOld: 8,
  },
  {
    key: 'black-sea-candle',
    category: 'candles',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'სანთელი „ზღვა“, მარილი და ევკალიპტი',
      'Black Sea candle, salt and eucalyptus',
      'Свеча «Море», соль и эвкалипт',
      '“黑海”香薰蜡烛 海盐桉叶',
    ),
    description: t(
      'ბათუმის ბულვარი ნოემბერში, როცა დამსვენებლები წასულები არიან: მარილი, ევკალიპტის ქერქი, ცოტა იოდი. აბაზანაში სცადეთ, ნოტიო ჰაერში სურნელი უკეთ იშლება.\n\nმუქი მინა სითბოს დიდხანს ინახავს: ჩაქრობის შემდეგ ათი წუთი ხელი არ ახლოთ. ქოქოსის ცვილი რბილია და ოცდათხუთმეტ გრადუსზე დნობას იწყებს, ამიტომ სიცხეში ამანათებს საღამოს ვგზავნით, როცა ზღვიდან სიგრილე წამოვა.',
      'The Batumi boulevard in November, after the holidaymakers have left: salt, eucalyptus bark, a trace of iodine. Try it in the bathroom, where damp air opens the scent.\n\nThe dark glass holds its heat; leave it for ten minutes after you blow it out. Coconut wax is soft and begins to melt at thirty-five degrees, so in hot weather our parcels go out in the evening, once the breeze comes in off the sea.',
      'Батумский бульвар в ноябре, когда отдыхающие разъехались: соль, кора эвкалипта, чуть-чуть йода. Попробуйте зажечь в ванной, во влажном воздухе аромат раскрывается лучше.\n\nТёмное стекло долго держит тепло: погасив свечу, десять минут её не трогайте. Кокосовый воск мягкий и при тридцати пяти градусах начинает плавиться, поэтому в жару посылки уходят от нас вечером, когда с моря потянет прохладой.',
      '十一月的巴统海滨大道，游客都走了，只剩海盐、桉树皮和一丝碘味。不妨在浴室里点，湿气能把香味托开。\n\n深色玻璃散热慢，熄火后十分钟内别用手碰。椰子蜡质地软，35℃就开始融化，天热时我们等傍晚海风起了再发货。',
    ),
    attributes: [
      wax(t('ქოქოსის ცვილი', 'Coconut wax', 'Кокосовый воск', '椰子蜡')),
      scent(t('ზღვის მარილი, ევკალიპტი', 'Sea salt, eucalyptus', 'Морская соль, эвкалипт', '海盐、桉叶')),
      burnTime(t('28–45 საათი', '28–45 hours', '28–45 часов', '28–45小时')),
      madeIn(batumi),
    ],
    looks: ['candle.jar.navy.zghva'],
    options: [weights(value('160', grams(160)), value('280', grams(280)))],
    offers: [
      { values: ['160'], price: 3600, stock: 39 },
      { values: ['280'], price: 5500, stock: 25 },
    ],
    daysOld: 96,
  },
  {
    key: 'unscented-pillars',
    category: 'candles',
    store: 'oda-house',
    name: t('უსუნო სანთლები სუფრისთვის', 'Unscented candles for the table', 'Столовые свечи без запаха', '无香餐桌蜡烛'),
    description: t(
      'სადღესასწაულო სუფრაზე სანთელმა საჭმლის სუნი არ უნდა დაფაროს, ამიტომ ამას არც საღებავი აქვს და არც არომატი. რაფსის ცვილი თავისთავად სპილოსძვლისფერია და, თუ ორპირ ქარში არ დგას, არ იღვრება.\n\nფართო ძირით უშანდლოდაც დგას, თეფში მაინც დაუდგით: ცხელი ფსკერი გაპრიალებულ მაგიდას კვალს უტოვებს. სურათზე რომ თითბრის თეფშია, ნაკრებში არ შედის. კომპლექტში სამი სიმაღლეა: რვა, თორმეტი და თექვსმეტი სანტიმეტრი. თამადის წინ დაბალი დადგით, რომ ყველამ დაინახოს.',
      'At a festive table candles should not cover the smell of the food, so these have neither dye nor perfume. The rapeseed wax is ivory by nature and doesn’t drip unless it stands in a draught.\n\nThe wide base needs no holder, but put a plate under it all the same, as the hot bottom marks polished wood; the brass one in the picture isn’t part of the set. Each set has three heights: eight, twelve and sixteen centimetres. Keep a low one in front of the tamada, so that the whole table can see him.',
      'На праздничном столе свеча не должна перебивать запах еды, поэтому здесь ни красителя, ни отдушки. Рапсовый воск сам по себе цвета слоновой кости и не течёт, если не стоит на сквозняке.\n\nШирокая свеча стоит и без подсвечника, но тарелочку подложите: горячее дно оставляет след на полировке. Латунная со снимка в набор не входит. В наборе три высоты: восемь, двенадцать и шестнадцать сантиметров. Перед тамадой поставьте низкую, чтобы его было видно всему столу.',
      '宴席上蜡烛不该盖过菜香，所以这款不加色素也不加香精。菜籽蜡本色象牙白，只要不在风口就不流蜡。\n\n底部宽，不用烛台也站得稳，但还是垫个碟子，蜡烛底发热会在漆面留印；图中黄铜碟不含在内。一套三个高度：8、12、16厘米。矮的摆在宴席主持人面前，全桌都看得见他。',
    ),
    attributes: [
      wax(t('რაფსის ცვილი', 'Rapeseed wax', 'Рапсовый воск', '菜籽蜡')),
      diameter(cm(7)),
      burnTime(t('30–65 საათი', '30–65 hours', '30–65 часов', '30–65小时')),
    ],
    looks: ['candle.pillars.ivory'],
    options: [
      sets(
        value('3', t('3 სანთელი', '3 candles', '3 свечи', '3支')),
        value('6', t('6 სანთელი', '6 candles', '6 свечей', '6支')),
        value('12', t('12 სანთელი', '12 candles', '12 свечей', '12支')),
      ),
    ],
    offers: [
      { values: ['3'], price: 2900, stock: 88 },
      { values: ['6'], price: 5500, stock: 45 },
      { values: ['12'], price: 9900, stock: 19 },
    ],
    daysOld: 260,
  },
  {
    key: 'smith-lantern',
    category: 'candles',
    store: 'svetisa-candles',
    name: t('ჭედური ფარანი მინის კედლებით', 'Wrought-iron lantern with glass panes', 'Кованый фонарь со стёклами', '锻铁玻璃风灯'),
    description: t(
      'მეზობელი მჭედელი ჩარჩოს ნაწილებს ცალ-ცალკე ჭედავს და მოქლონებით კრავს, შედუღებული ადგილი არ აქვს. კარი ანჯამაზე იღება, მინა კი ღარშია ჩასმული და გატეხილს ადვილად შეცვლით.\n\nცვილიანი საღებავი ნამისგან იცავს, მაგრამ თუ მუდამ გარეთ დატოვებთ, კუთხეებში ჟანგი მოეკიდება. დიდი ფარანი თითქმის ექვს კილოს იწონის, ხის ტოტზე ნუ დაკიდებთ. სიღნაღში ასეთები ეზოს კიბეზე გვიდგას და საღამოს სტუმარს ჭიშკრამდე უნათებს.',
      'The blacksmith next door forges the frame piece by piece and rivets it; there is not a weld in it. The door swings on a hinge and the panes slide in grooves, which makes a broken one easy to replace.\n\nA waxed finish keeps the dew off, but left outdoors for good it will rust at the corners. The large one weighs close to six kilos, too much for a branch. Here in Sighnaghi they stand on the yard steps and light our guests down to the gate.',
      'Кузнец по соседству куёт детали по отдельности и собирает на заклёпках, сварки здесь нет. Дверца ходит на петле, стёкла вставлены в пазы, и разбитое легко заменить.\n\nОт росы защищает вощёное покрытие, но если держать фонарь на улице постоянно, по углам пойдёт ржавчина. Большой весит почти шесть килограммов, на ветку его не вешайте. У нас в Сигнахи такие стоят на ступеньках во дворе и вечером светят гостям до самой калитки.',
      '隔壁铁匠一根根锻打，再用铆钉拼成框架，没有一处焊点。门带合页，玻璃插在槽里，碎了容易换。\n\n表面上蜡防露水，但长年放在室外，边角还是会生锈。大号重近六公斤，别往树枝上挂。在我们锡格纳吉，这灯就摆在院子台阶上，夜里照着客人走到大门口。',
    ),
    attributes: [
      material(t('ნაჭედი რკინა, მინა', 'Wrought iron, glass', 'Кованое железо, стекло', '锻铁、玻璃')),
      weight(t('1,6–5,8 კგ', '1.6–5.8 kg', '1,6–5,8 кг', '1.6–5.8千克')),
      care(t('წელიწადში ერთხელ ცვილი', 'Wax once a year', 'Раз в год натирать воском', '每年打蜡一次')),
      madeIn(sighnaghi),
    ],
    looks: ['lantern.square.black'],
    options: [heights(value('25', cm(25)), value('35', cm(35)), value('50', cm(50)))],
    offers: [
      { values: ['25'], price: 8900, stock: 17 },
      { values: ['35'], price: 13900, stock: 11 },
      { values: ['50'], price: 21900, stock: 2 },
    ],
    daysOld: 145,
  },
  {
    key: 'brass-cellar-lantern',
    category: 'candles',
    store: 'kakheti-cellar',
    name: t('მარნის ფარანი თითბრისგან', 'Brass cellar lantern', 'Латунный фонарь для погреба', '酒窖黄铜圆风灯'),
    description: t(
      'ძველად მარანში სანთლით ჩადიოდნენ: თუ ალი ჩაქრებოდა, იქაური ჰაერი სასუნთქად არ ვარგოდა. ეს ფარანი ძველ ფორმას იმეორებს, მაგრამ აივნის მაგიდისთვისაა გაკეთებული.\n\nჩაის სანთელიც ეტევა და ექვს სანტიმეტრამდე სქელიც. ანთებულ ფარანს თავი უცხელდება, ხის სახელურით ატარეთ. თითბერს ლაქი არ აფარია და ერთ წელიწადში იმ ადგილას ჩამუქდება, სადაც ხელს ჰკიდებთ.',
      'People used to go down into a cellar with a candle: if the flame died, the air was not fit to breathe. This lantern keeps the old shape but is made for a table on the balcony.\n\nIt takes a tea light or a candle up to six centimetres thick. The top gets hot when lit, so carry it by the wooden grip. The brass is unlacquered, and after a year or so it will be darkest just where your hand goes.',
      'Когда-то в погреб спускались со свечой: если пламя гасло, дышать там было нельзя. Этот фонарь повторяет старую форму, но сделан для столика на балконе.\n\nВнутрь входит чайная свеча или столбик толщиной до шести сантиметров. У горящего фонаря верх нагревается, носите за деревянную ручку. Латунь без лака и за год потемнеет там, где вы её берёте.',
      '从前下酒窖要举着蜡烛：火一灭，就说明里面的空气不能呼吸。这盏灯沿用老样式，如今是给阳台小桌做的。\n\n可放茶蜡，也可放直径6厘米以内的蜡烛。点着后顶部发烫，请握木提把。黄铜不上漆，用上一年，手常碰的地方颜色就深下去了。',
    ),
    attributes: [
      material(t('თითბერი, მინა, მუხა', 'Brass, glass, oak', 'Латунь, стекло, дуб', '黄铜、玻璃、橡木')),
      weight(t('0,8–2,4 კგ', '0.8–2.4 kg', '0,8–2,4 кг', '0.8–2.4千克')),
      inBox(t('ფარანი, ერთი ჩაის სანთელი', 'Lantern, one tea light', 'Фонарь, одна чайная свеча', '风灯、茶蜡一只')),
    ],
    looks: ['lantern.round.brass'],
    options: [heights(value('22', cm(22)), value('30', cm(30)), value('40', cm(40)))],
    offers: [
      { values: ['22'], price: 9900, stock: 21 },
      { values: ['30'], price: 14500, was: 17900, stock: 13 },
      { values: ['40'], price: 19900, was: 24500, stock: 0 },
    ],
    daysOld: 372,
  },
  {
    key: 'terrace-lantern',
    category: 'candles',
    store: 'mtsvane-garden',
    name: t(
      'ტერასის ფარანი შეღებილი ფოლადისგან',
      'Painted steel terrace lantern',
      'Фонарь для террасы из крашеной стали',
      '露台烤漆圆风灯',
    ),
    description: t(
      'მოთუთიებულ ფოლადზე დადებული საღებავი წვიმასა და ზღვის ჰაერს უძლებს: ბათუმში, აივანზე, უკვე მესამე ზამთარია, რაც გვიდგას. ჰაერი ქვედა ნახვრეტებიდან შედის და ქარში ალი არ ქრება.\n\nმინის ცილინდრს ზემოდან იღებთ და ონკანქვეშ რეცხავთ. სანთელი არ მოჰყვება; თუ სახლში პატარები გყავთ, LED სანთელი უფრო საიმედოა. ბათუმში კოღო ბევრია, ამიტომ ჩვენ შიგნით ციტრონელას სანთელს ვანთებთ.',
      'Paint over galvanised steel stands up to rain and sea air: ours is in its third winter on a Batumi balcony. Air comes in through holes at the bottom, and the flame keeps steady in the wind.\n\nThe glass cylinder lifts out from the top and rinses under the tap. No candle is included; with small children about, an LED one is the safer choice. Batumi has its mosquitoes, so in ours we burn citronella.',
      'Краска поверх оцинкованной стали выдерживает дождь и морской воздух: наш фонарь стоит на батумском балконе третью зиму. Воздух входит снизу через отверстия, и на ветру пламя не гаснет.\n\nСтеклянный цилиндр вынимается сверху и моется под краном. Свечи в комплекте нет; если дома малыши, надёжнее поставить светодиодную. Комаров в Батуми хватает, поэтому мы у себя жжём свечу с цитронеллой.',
      '镀锌钢再烤漆，雨水和海风都不怕，我们巴统阳台上那盏已是第三个冬天。底部开孔进气，有风火苗也不灭。\n\n玻璃筒从上方抽出，水龙头下冲洗即可。不含蜡烛；家里有小孩，放LED蜡烛更稳妥。巴统蚊子多，我们自己点的是香茅蜡烛。',
    ),
    attributes: [
      material(t('მოთუთიებული ფოლადი, მინა', 'Galvanised steel, glass', 'Оцинкованная сталь, стекло', '镀锌钢、玻璃')),
      weight(t('0,6–1,7 კგ', '0.6–1.7 kg', '0,6–1,7 кг', '0.6–1.7千克')),
      care(t('მინა თბილი წყლით', 'Wash the glass in warm water', 'Стекло мыть тёплой водой', '玻璃筒用温水清洗')),
    ],
    looks: ['lantern.round.teal', 'lantern.round.white'],
    options: [colours(teal, white), heights(value('20', cm(20)), value('28', cm(28)), value('36', cm(36)))],
    offers: [
      { values: ['teal', '20'], price: 4900, stock: 42, look: 'lantern.round.teal' },
      { values: ['teal', '28'], price: 6900, stock: 31, look: 'lantern.round.teal' },
      { values: ['teal', '36'], price: 8900, stock: 14, look: 'lantern.round.teal' },
      { values: ['white', '20'], price: 4900, stock: 36, look: 'lantern.round.white' },
      { values: ['white', '28'], price: 6900, stock: 27, look: 'lantern.round.white' },
      { values: ['white', '36'], price: 8900, stock: 0, look: 'lantern.round.white' },
    ],
    daysOld: 58,
  },
]
