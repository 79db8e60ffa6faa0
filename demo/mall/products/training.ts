import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, kg, mm, months, pieces } from '#demo/mall/terms/amounts.ts'
import { care, grip, inBox, madeIn, material, size, thickness, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, lilac, navy, sage, sets, sizes, thicknesses, value, weights } from '#demo/mall/terms/options.ts'
import { town, wipeDamp } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const dipped = t('თუჯი, ვინილის საფარი', 'Cast iron, vinyl coating', 'Чугун, виниловое покрытие', '铸铁，浸塑表层')
const ofEach = (amount: number) => {
  const comma = String(amount).replace('.', ',')
  return t(`2 × ${comma} კგ`, `2 × ${amount} kg`, `2 × ${comma} кг`, `2×${amount}千克`)
}

export const training: DemoProduct[] = [
  {
    key: 'hex-dumbbells',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t('ექვსკუთხა ჰანტელების წყვილი', 'Pair of hex dumbbells', 'Пара шестигранных гантелей', '六角哑铃 一对'),
    description: t(
      'ექვსკუთხა თავი იატაკზე არ გორავს, ქრომირებული სახელური კი გაოფლილ ხელშიც არ სრიალებს. რბილი საფარი პარკეტს არ კაწრავს. დიდი სიმაღლიდან მაინც ნუ დააგდებთ: თუჯი გაუძლებს, იატაკი კი შეიძლება ვერა.\n\nპირველ კვირას ახალ საფარს ოდნავ რეზინის სუნი აქვს, რომელიც განიავებულ ოთახში ქრება. ყუთში წყვილია; უმეტესობა ოთხი ან ექვსი კილოთი იწყებს და შემდეგ წყვილზე მერე გვაკითხავს.',
      'The six-sided heads won’t roll away, and the chromed grip doesn’t slip even in a sweaty hand. The soft coating is kind to parquet. Don’t drop them from a height all the same: the iron would survive, your floor might not.\n\nFor a week the new coating smells faintly of rubber, which passes in an aired room. They come as a pair; most people start with four or six kilos and are back later for the next.',
      'Шестигранные головки не катятся по полу, а хромированная рукоять не скользит даже во влажной ладони. Мягкое покрытие не царапает паркет. Но с высоты не бросайте: чугун выдержит, а пол — как знать.\n\nПервую неделю новое покрытие слегка пахнет резиной, в проветренной комнате это проходит. В коробке сразу пара; обычно начинают с четырёх или шести килограммов, а за следующей приходят потом.',
      '六角端头放地上不乱滚，镀铬握柄，手湿了也攥得住。软质包胶，不伤木地板。不过别从高处往下扔，铸铁不怕，地板未必受得了。\n\n新包胶头一周有淡淡的橡胶味，通风几天就散。一箱一对，多数人从4公斤或6公斤练起，过一阵再来添下一对。',
    ),
    attributes: [
      material(dipped),
      grip(t('ქრომირებული ფოლადი', 'Chromed steel', 'Хромированная сталь', '镀铬钢')),
      inBox(pieces(2, '只')),
      care(wipeDamp),
    ],
    looks: ['dumbbells.hex.teal'],
    options: [weights(value('2', ofEach(2)), value('4', ofEach(4)), value('6', ofEach(6)), value('8', ofEach(8)), value('10', ofEach(10)))],
    offers: [
      { values: ['2'], price: 3900, stock: 42 },
      { values: ['4'], price: 6800, stock: 35 },
      { values: ['6'], price: 9600, stock: 0 },
      { values: ['8'], price: 12400, stock: 13 },
      { values: ['10'], price: 14900, stock: 8 },
    ],
    daysOld: 205,
  },
  {
    key: 'pilates-dumbbells',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t('მსუბუქი ჰანტელები პილატესისთვის', 'Light dumbbells for Pilates', 'Лёгкие гантели для пилатеса', '普拉提轻量小哑铃'),
    description: t(
      'პილატესისთვის, სწრაფი სიარულისთვის ან ტრავმის შემდეგ კუნთის აღსადგენად. სახელური ვიწრო ხელზეა გათვლილი.\n\nსაფარი სასიამოვნოდ რბილია და ოფლიან თითებსაც არ უსხლტება, ვარჯიშის შემდეგ ნოტიო ნაჭრით გადაწმინდეთ. ძალის მოსამატებლად ეს წონა ცოტაა, ამისთვის ჩვენი ექვსკუთხები სჯობს. ნახევარკილოიანი წყვილი სასეირნოდაც მიაქვთ.',
      'For Pilates, brisk walks or getting a muscle back into shape after an injury. The grip suits a smaller hand.\n\nThe coating is pleasantly soft and stays put in damp fingers; wipe it down after each session. To build strength the weight is too little, and our hex pairs are for that. The half-kilo ones often go out on walks.',
      'Для пилатеса, быстрой ходьбы или восстановления мышцы после травмы. Рукоять рассчитана на небольшую ладонь.\n\nПокрытие приятно мягкое и не выскальзывает из влажных пальцев, после занятия протрите его тряпочкой. Чтобы нарастить силу, веса мало: для этого есть шестигранные. Полукилограммовые берут с собой и на прогулку.',
      '适合普拉提、快走或伤后康复。握柄专为小手设计。\n\n外层触感柔软，出汗也不滑手，练完用湿布擦一遍即可。想练力量，这个重量不够，请看我们的六角哑铃。0.5公斤那对，不少人快走时带着。',
    ),
    attributes: [material(dipped), inBox(pieces(2, '只')), care(wipeDamp)],
    looks: ['dumbbells.round.blush', 'dumbbells.round.lilac'],
    options: [colours(blush, lilac), weights(value('0.5', ofEach(0.5)), value('1', ofEach(1)), value('1.5', ofEach(1.5)))],
    offers: [
      { values: ['blush', '0.5'], price: 1600, stock: 38, look: 'dumbbells.round.blush' },
      { values: ['blush', '1'], price: 2200, stock: 54, look: 'dumbbells.round.blush' },
      { values: ['blush', '1.5'], price: 2900, was: 3400, stock: 27, look: 'dumbbells.round.blush' },
      { values: ['lilac', '0.5'], price: 1600, stock: 22, look: 'dumbbells.round.lilac' },
      { values: ['lilac', '1'], price: 2200, stock: 41, look: 'dumbbells.round.lilac' },
      { values: ['lilac', '1.5'], price: 2900, was: 3400, stock: 2, look: 'dumbbells.round.lilac' },
    ],
    daysOld: 79,
  },
  {
    key: 'home-gym-dumbbells',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t(
      'სახლის ნაკრები: ჰანტელები 3, 5 და 7 კგ',
      'Home set: dumbbells of 3, 5 and 7 kg',
      'Домашний набор: гантели 3, 5 и 7 кг',
      '家用哑铃套装 3、5、7千克',
    ),
    description: t(
      'სამი წყვილი ერთ ნაკრებში, რომ ძალასთან ერთად წონაც მოუმატოთ. ყველაფერი საწოლის ქვეშ ეტევა. სურათზე ერთი წყვილია. ამანათი ოცდაათი კილოა და კურიერი სადარბაზომდე მოიტანს: კიბეზე ასატანად დამხმარე დაგჭირდებათ.\n\nთან ახლავს დამწყებისთვის შედგენილი რვაკვირიანი გეგმა ოთხ ენაზე: ერთი ფურცელია, მაცივარზე მიამაგრებთ.',
      'Three pairs in one set, so the weight can grow with your strength. It all slides under the bed. The picture shows one pair. The parcel weighs thirty kilos and the courier brings it to the street door; have somebody help on the stairs.\n\nAn eight-week plan for beginners comes with it in four languages, on a sheet you can stick to the fridge.',
      'Три пары в одном наборе: растёт сила, растёт и вес. Всё помещается под кроватью. На снимке одна пара. Посылка весит тридцать килограммов, курьер доставит её до подъезда: на лестнице понадобится помощник.\n\nВ комплекте план на восемь недель для новичков, на четырёх языках: листок можно повесить на холодильник.',
      '一套三对，力量长了就换更重的。床底就能收纳。图中为其中一对。整箱重三十公斤，快递送到楼下，上楼请找人搭把手。\n\n附四种语言的八周训练计划，专为初学者编写，一张纸，贴在冰箱上就行。',
    ),
    attributes: [
      material(dipped),
      weight(kg(30)),
      inBox(
        t(
          '3 წყვილი ჰანტელი, ვარჯიშის გეგმა',
          '3 pairs of dumbbells, training plan',
          '3 пары гантелей, план тренировок',
          '哑铃3对、训练计划',
        ),
      ),
      warranty(months(24)),
    ],
    looks: ['dumbbells.hex.charcoal'],
    options: [
      sets(
        value('pairs', t('სამი წყვილი', 'Three pairs', 'Три пары', '三对')),
        value('rack', t('სამი წყვილი და სადგამი', 'Three pairs and a rack', 'Три пары и стойка', '三对加哑铃架')),
      ),
    ],
    offers: [
      { values: ['pairs'], price: 19900, was: 24900, stock: 7 },
      { values: ['rack'], price: 25900, stock: 4 },
    ],
    daysOld: 148,
  },
  {
    key: 'iron-kettlebell',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t('თუჯის გირი ბრტყელი ძირით', 'Cast-iron kettlebell with a flat base', 'Чугунная гиря с плоским дном', '铸铁壶铃 平底'),
    description: t(
      'გირი ერთ ნაწილად არის ჩამოსხმული, სახელური მიდუღებული არ აქვს და ხელსაც არაფერი უკაწრავს. ფხვნილოვანი მქისე საფარი მაგნეზიას იჭერს, ბრტყელი ძირი კი იატაკზე არ ქანაობს. 24-კილოგრამიანს სახელური უფრო სქელი აქვს და პატარა ხელს უჭირს.\n\nრომლით დაიწყოთ? იმით, რასაც ათჯერ სუფთად ასწევთ: ქალები ხშირად რვა კილოს ირჩევენ, მამაკაცები თორმეტს ან თექვსმეტს.',
      'Cast in a single piece, so there’s no weld on the handle and nothing to scrape your hand. The rough powder coat holds chalk, and the flat base doesn’t rock on the floor. The 24 kg bell has a thicker handle, which is hard on a small hand.\n\nWhere to begin? With what you can lift cleanly ten times: women often choose eight kilos, men twelve or sixteen.',
      'Гиря отлита целиком: шва на ручке нет, ладонь ничто не царапает. Шероховатое порошковое покрытие держит магнезию, а на плоском дне она не качается. У гири 24 кг ручка толще, маленькой ладони с ней трудно.\n\nС какой начать? С той, которую чисто поднимете десять раз: женщины часто берут восемь килограммов, мужчины двенадцать или шестнадцать.',
      '整体铸造，握把无焊缝，不刮手。磨砂粉末涂层能挂住镁粉，平底放地上不晃。24千克款握把更粗，手小的人抓着吃力。\n\n该选多重？以能标准举起十次的为准，女士多选8千克，男士多选12或16千克。',
    ),
    attributes: [
      material(t('თუჯი, ფხვნილოვანი საფარი', 'Cast iron, powder coat', 'Чугун, порошковое покрытие', '铸铁，粉末涂层')),
      grip(t('33–38 მმ', '33–38 mm', '33–38 мм', '33–38毫米')),
      madeIn(town('რუსთავი', 'Rustavi', 'Рустави', '鲁斯塔维')),
      warranty(months(60)),
    ],
    looks: ['kettlebell.classic.charcoal'],
    options: [weights(value('8', kg(8)), value('12', kg(12)), value('16', kg(16)), value('24', kg(24)))],
    offers: [
      { values: ['8'], price: 6900, stock: 29 },
      { values: ['12'], price: 9400, stock: 24 },
      { values: ['16'], price: 11900, stock: 17 },
      { values: ['24'], price: 16900, stock: 0 },
    ],
    daysOld: 117,
  },
  {
    key: 'soft-kettlebell',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'mgzavra',
    name: t('მსუბუქი გირი რბილი საფარით', 'Light kettlebell in a soft coat', 'Лёгкая гиря в мягком покрытии', '软包壶铃 轻量款'),
    description: t(
      'ბინაში სავარჯიშო გირი: პიტნისფერი ვინილის სქელი ფენა მეზობლის ჭერსაც ინდობს და თქვენს ნერვებსაც. სახელური სიმეტრიულია და მარჯვენა ხელსაც ერგება, მარცხენასაც. ვინილს მზე აყვითლებს, ფანჯრის რაფაზე ნუ დატოვებთ.\n\nექვს კილოს ორივე ხელით აქნევენ, ოთხს მხრის სავარჯიშოებისთვის იყენებენ.',
      'A kettlebell for a flat: the thick coat of mint vinyl spares the ceiling of the people below, and your nerves too. The handle is even on both sides and suits either hand. Sun turns vinyl yellow, so don’t keep it on the window sill.\n\nSix kilos are for two-handed swings, four for shoulder work.',
      'Гиря для квартиры: толстый слой винила мятного цвета бережёт и потолок соседей, и ваши нервы. Ручка симметрична и одинаково удобна обеим рукам. На солнце винил желтеет, на подоконнике не оставляйте.\n\nС шестью килограммами делают махи двумя руками, с четырьмя тренируют плечи.',
      '适合在公寓里练：薄荷绿加厚浸塑层落地声轻，楼下邻居也安生。握把两侧对称，左右手都顺。浸塑层怕晒会发黄，别放在窗台上。\n\n6千克用来双手甩摆，4千克练肩。',
    ),
    attributes: [material(dipped), care(wipeDamp), grip(mm(30))],
    looks: ['kettlebell.classic.mint'],
    options: [weights(value('4', kg(4)), value('6', kg(6)), value('8', kg(8)))],
    offers: [
      { values: ['4'], price: 4400, stock: 31 },
      { values: ['6'], price: 5900, stock: 26 },
      { values: ['8'], price: 7200, stock: 15 },
    ],
    daysOld: 52,
  },
  {
    key: 'rubber-yoga-mat',
    category: 'training',
    store: 'norduli-outdoor',
    brand: 'dzaluna',
    name: t('იოგას ხალიჩა ბუნებრივი კაუჩუკისგან', 'Natural rubber yoga mat', 'Коврик для йоги из натурального каучука', '天然橡胶瑜伽垫'),
    description: t(
      'ხელისგული სველიც რომ გქონდეთ, „ძაღლის პოზაში“ არ გასრიალდებით: ზედა ფენა ოფლს ისრუტავს, ქვედა კი იატაკს ეკვრის. კაუჩუკი ბუნებრივია და ქაფიანი პლასტმასა არ ურევია. ლატექსზე ალერგიის შემთხვევაში არ გირჩევთ; პირველ კვირას კაუჩუკის სუნიც აქვს.\n\nოთხი მილიმეტრი წონასწორობისთვის სჯობს, ექვსს კი მუხლები დაგიფასებს.',
      'Even with damp palms you won’t slide in downward dog: the top layer drinks up sweat and the underside clings to the floor. It’s natural rubber, with no foamed plastic mixed in. We advise against it if you are allergic to latex, and for the first week it smells of raw rubber.\n\nFour millimetres are better for balance; your knees will prefer six.',
      'Даже с влажными ладонями в «собаке мордой вниз» вы не поедете: верхний слой впитывает пот, нижний липнет к полу. Каучук натуральный, без вспененного пластика. При аллергии на латекс мы его не советуем; первую неделю пахнет сырым каучуком.\n\nЧетыре миллиметра лучше для равновесия, шесть оценят колени.',
      '手心出汗做下犬式也不打滑，表层吸汗，底面牢牢抓地。采用天然橡胶，不掺发泡塑料。乳胶过敏的话别选这款，头一周也会有橡胶味。\n\n4毫米利于平衡，6毫米更护膝盖。',
    ),
    attributes: [
      material(t('ბუნებრივი კაუჩუკი', 'Natural rubber', 'Натуральный каучук', '天然橡胶')),
      size(cm('183 × 66')),
      weight(t('2,4–3,4 კგ', '2.4–3.4 kg', '2,4–3,4 кг', '2.4–3.4千克')),
      care(t('წყალი და რბილი საპონი', 'Water and mild soap', 'Вода с мягким мылом', '清水加中性皂')),
    ],
    looks: ['mat.roll.sage', 'mat.roll.navy'],
    options: [colours(sage, navy), thicknesses(value('4', mm(4)), value('6', mm(6)))],
    offers: [
      { values: ['sage', '4'], price: 12900, stock: 18, look: 'mat.roll.sage' },
      { values: ['sage', '6'], price: 15900, stock: 23, look: 'mat.roll.sage' },
      { values: ['navy', '4'], price: 12900, stock: 14, look: 'mat.roll.navy' },
      { values: ['navy', '6'], price: 15900, stock: 6, look: 'mat.roll.navy' },
    ],
    daysOld: 66,
  },
  {
    key: 'thick-pilates-mat',
    category: 'training',
    store: 'norduli-outdoor',
    name: t(
      'სქელი ხალიჩა პილატესისთვის, სატარებელი თასმით',
      'Thick Pilates mat with a carrying strap',
      'Толстый коврик для пилатеса с ремнём',
      '加厚普拉提垫 附背带',
    ),
    description: t(
      'მყარ იატაკზე წოლისას ხერხემალი ყოველ ფიცარს გრძნობს. ამ ხალიჩაზე აღარ იგრძნობს: ქაფი დახურულფოროვანია, წყალი შიგნით ვერ ჩადის და ოფლის სუნიც არ რჩება.\n\nთასმა რულონს ორი მარყუჟით იჭერს და მხარზე გადაიკიდება. ასე სქელ ხალიჩაზე ცალ ფეხზე დგომა ძნელია, იოგასთვის უფრო თხელი აირჩიეთ. სამაგიეროდ, ზაფხულში კარავშიც მიაქვთ დასაძინებლად.',
      'Lying on a hard floor, a spine feels every board. On this one it doesn’t. The foam is closed-cell; water can’t get in and no smell of sweat stays behind.\n\nThe strap holds the roll in two loops and goes over your shoulder. Standing on one leg is difficult on a mat this thick; for yoga choose a thinner one. In summer people take it along to sleep on in the tent.',
      'Когда лежишь на голом полу, позвоночник чувствует каждую доску. Здесь не чувствует: пена с закрытыми порами, вода внутрь не проходит, и запах пота не остаётся.\n\nРемень держит рулон двумя петлями и надевается на плечо. Стоять на одной ноге на таком толстом коврике трудно, для йоги возьмите потоньше. Зато летом на нём спят в палатке.',
      '直接躺在硬地板上，脊椎硌得慌，铺上这张就好了。闭孔泡棉不吸水，也不留汗味。\n\n背带两头套住垫卷，可斜挎肩上。垫子厚，单腿站立不稳，练瑜伽请选薄款。夏天露营，也有人带它去铺帐篷。',
    ),
    attributes: [
      material(t('NBR ქაფი', 'NBR foam', 'Пена NBR', 'NBR泡棉')),
      size(cm('180 × 60')),
      care(wipeDamp),
      inBox(t('ხალიჩა, თასმა', 'Mat, strap', 'Коврик, ремень', '垫子、背带')),
    ],
    looks: ['mat.strap.rose'],
    options: [thicknesses(value('10', mm(10)), value('15', mm(15)))],
    offers: [
      { values: ['10'], price: 4900, stock: 57 },
      { values: ['15'], price: 6400, stock: 33 },
    ],
    daysOld: 192,
  },
  {
    key: 'felt-exercise-mat',
    category: 'training',
    store: 'nabada-felt',
    brand: 'nabada',
    name: t(
      'თუშური თექის საფენი მედიტაციისთვის',
      'Tushetian felt mat for meditation',
      'Тушинский войлочный коврик для медитации',
      '图舍蒂羊毛毡冥想垫',
    ),
    description: t(
      'თუში მწყემსი ნაბადზე იძინებს, ჩვენ კი იმავე თექას სავარჯიშო ზომაზე ვჭრით. მატყლი სუნთქავს, ფეხს ცივ იატაკს აშორებს და მჯდომს ათბობს.\n\nწელის გასაჭიმად, სუნთქვისთვის და მედიტაციისთვის გამოდგება. სწრაფი ვარჯიშისთვის ნუ იყიდით: წინდით თექაზე ფეხი სრიალებს. გარეცხვა არ უნდა, აივანზე გაბერტყეთ.',
      'Tushetian shepherds sleep on felt cloaks, and we cut the same felt to the size of an exercise mat. The wool breathes, keeps your feet off a cold floor and warms you while you sit.\n\nIt is good for stretching the back, for breathing and for meditation. Do not buy it for anything fast: socks slip on felt. It needs no washing; shake it out on the balcony.',
      'Тушинские пастухи спят на бурке, а мы режем тот же войлок по размеру коврика. Шерсть дышит, отделяет ноги от холодного пола и греет, пока вы сидите.\n\nПодойдёт, чтобы растянуть спину, подышать, помедитировать. Для быстрых тренировок не берите: в носках на войлоке скользко. Стирать не нужно, вытряхните на балконе.',
      '图舍蒂牧人睡觉垫的就是毛毡斗篷，我们把同样的毡裁成垫子大小。羊毛透气，隔开冰凉的地面，久坐也暖和。\n\n适合舒展腰背、练呼吸、打坐。不适合快节奏训练，穿袜子踩上去会滑。不用水洗，拿到阳台抖一抖就行。',
    ),
    attributes: [
      material(t('ცხვრის მატყლი', 'Sheep’s wool', 'Овечья шерсть', '羊毛')),
      thickness(mm(7)),
      size(t('რულონის დიამეტრი 18 სმ', 'Rolls to 18 cm across', 'Рулон диаметром 18 см', '卷起直径18厘米')),
      madeIn(town('ახმეტა', 'Akhmeta', 'Ахмета', '阿赫梅塔')),
    ],
    looks: ['mat.roll.graphite'],
    options: [sizes(value('90', cm('90 × 70')), value('180', cm('180 × 70')))],
    offers: [
      { values: ['90'], price: 8900, stock: 12 },
      { values: ['180'], price: 15900, stock: 4 },
    ],
    daysOld: 239,
  },
]
