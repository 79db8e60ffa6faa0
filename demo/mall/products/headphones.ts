import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, hours, metres, months } from '#demo/mall/terms/amounts.ts'
import { charging, inBox, noiseCancelling, playtime, ports, warranty, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { charcoal, cognac, colours, lengths, navy, sage, sets, value, white } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

export const headphones: DemoProduct[] = [
  {
    key: 'sonora-h1',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'უსადენო ყურსასმენი Sonorali H1',
      'Sonorali H1 wireless headphones',
      'Беспроводные наушники Sonorali H1',
      'Sonorali H1 无线头戴耳机',
    ),
    description: t(
      'მეტროში ხმაურს ახშობს, მუსიკა კი თბილი და სუფთა რჩება. რბილი ბალიშები სათვალიანსაც არ უჭერს.\n\nარ იკეცება, მხოლოდ ბრტყლად ეწყობა, ამიტომ თანდართული ჩანთა მოზრდილია. ერთი დამუხტვა ოთხ დღეს ჰყოფნის, ათი წუთი კი მთელ საღამოს. მოსასმენად თქვენი მუსიკა მოიტანეთ: მაღაზიის ჩანაწერებზე ყველაფერი კარგად ჟღერს.',
      'They hush the metro and keep the music warm and clean. The soft pads don’t press, even over glasses.\n\nThey lie flat but don’t fold, so the case that comes with them is on the large side. A charge lasts about four days; ten minutes on the cable will see you through an evening. Come and try them with your own music: on a shop’s recordings everything sounds good.',
      'В метро гасят шум, а музыка остаётся тёплой и чистой. Мягкие амбушюры не давят даже поверх очков.\n\nОни не складываются, только поворачиваются плашмя, поэтому чехол в комплекте довольно большой. Одной зарядки хватает дня на четыре, а десяти минут на целый вечер. Послушать приходите со своей музыкой: на магазинных записях всё звучит хорошо.',
      '地铁里一戴，噪声消失，音乐温暖干净。耳垫柔软，戴眼镜也不夹。\n\n耳罩可放平但不能折叠，所以附带的收纳包有点大。一次充电用四天左右，充十分钟够听一晚。来店试听请放自己常听的歌，店里的试音曲，哪副耳机放都好听。',
    ),
    attributes: [
      playtime(hours(40)),
      noiseCancelling(t('აქტიური', 'Active', 'Активное', '主动降噪')),
      ports(t('USB-C, 3,5 მმ', 'USB-C, 3.5 mm', 'USB-C, 3,5 мм', 'USB-C、3.5毫米')),
      weight(grams(248)),
      inBox(t('ყურსასმენი, ჩანთა, კაბელი', 'Headphones, case, cable', 'Наушники, чехол, кабель', '耳机、收纳包、数据线')),
      warranty(months(24)),
    ],
    looks: ['headphones.over.cognac', 'headphones.over.charcoal'],
    options: [colours(cognac, charcoal)],
    offers: [
      { values: ['cognac'], price: 44900, was: 54900, stock: 26, look: 'headphones.over.cognac' },
      { values: ['charcoal'], price: 44900, was: 54900, stock: 34, look: 'headphones.over.charcoal' },
    ],
    daysOld: 9,
  },
  {
    key: 'sonora-studio',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'სტუდიური ყურსასმენი Sonorali Studio',
      'Sonorali Studio monitor headphones',
      'Студийные наушники Sonorali Studio',
      'Sonorali Studio 监听耳机',
    ),
    description: t(
      'კაბელიანია, რადგან ჩაწერისას დაგვიანება არ შეიძლება. ბასს არ ამატებს და შეცდომებს არ მალავს.\n\nსახლში მოსასმენად მშრალი მოგეჩვენებათ, ეს სამუშაო იარაღია. ბალიში, კაბელი და რკალი ცალ-ცალკე იყიდება, ასე რომ ათ წელს ძლებს. ხუთმეტრიან კაბელს უფრო დრამერები ირჩევენ.',
      'Wired, because recording allows no delay. They add no bass and hide no mistakes.\n\nFor listening at home they will seem dry; this is a working tool. Pads, cable and band are sold separately, so a pair can serve for ten years. The five-metre cable goes mostly to drummers.',
      'Проводные, ведь при записи задержки быть не должно. Басов не добавляют и ошибок не прячут.\n\nДля домашнего прослушивания суховаты, это рабочий инструмент. Амбушюры, кабель и оголовье продаются отдельно, так что служат они лет десять. Пятиметровый кабель чаще всего берут барабанщики.',
      '有线设计，录音零延迟。不加低音，也不掩盖瑕疵。\n\n在家听歌会觉得声音偏干，它本来就是干活的工具。耳垫、线材、头梁都可单独更换，一副能用十年。五米线的，多半是鼓手买走。',
    ),
    attributes: [
      ports(t('3,5 / 6,3 მმ', '3.5 / 6.3 mm', '3,5 / 6,3 мм', '3.5/6.3毫米')),
      weight(grams(285)),
      inBox(t('ყურსასმენი, გადამყვანი', 'Headphones, adapter', 'Наушники, переходник', '耳机、转接头')),
      warranty(months(36)),
    ],
    looks: ['headphones.wire.charcoal'],
    options: [lengths(value('12', metres(1.2)), value('30', metres(3)), value('50', metres(5)))],
    offers: [
      { values: ['12'], price: 57900, stock: 14 },
      { values: ['30'], price: 59900, stock: 9 },
      { values: ['50'], price: 61900, stock: 5 },
    ],
    daysOld: 219,
  },
  {
    key: 'sonora-travel',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'სამგზავრო ყურსასმენი Sonorali Travel',
      'Sonorali Travel noise-cancelling headphones',
      'Наушники для поездок Sonorali Travel',
      'Sonorali Travel 旅行降噪耳机',
    ),
    description: t(
      'ხელის ბარგში ერთი წიგნის ადგილს იკავებს, თვითმფრინავის გუგუნს კი თითქმის მთლიანად ახშობს. ერთ ღილაკზე დაჭერით გარე ხმა შემოდის, რომ გამოცხადება არ გამოგეპაროთ.\n\nყუთში თვითმფრინავის ბუდის გადამყვანიც დევს. ხმაურის ჩახშობა ქარში სუსტდება: გემბანზე ან მთაში ქუდიც დაგჭირდებათ.',
      'They take up no more of your hand luggage than a book, and the drone of the plane all but goes. Press a button and the outside comes in, so you don’t miss an announcement.\n\nAn adapter for the aeroplane socket is in the box. Noise cancelling weakens in wind; on deck or up a mountain you’ll want a hat as well.',
      'В ручной клади занимают не больше места, чем книга, а гул самолёта почти исчезает. Нажмите кнопку — и снова слышно всё вокруг, объявление не пропустите.\n\nВ коробке есть переходник для самолётного гнезда. На ветру шумоподавление слабеет: на палубе или в горах понадобится ещё и шапка.',
      '在随身行李里只占一本书的位置，飞机轰鸣几乎听不见。按一下就能听到外界声音，不会错过广播。\n\n盒内附飞机插孔转接头。风大时降噪会变弱，在甲板或山上，还得再戴顶帽子。',
    ),
    attributes: [
      playtime(hours(50)),
      noiseCancelling(t('აქტიური, 3 დონე', 'Active, 3 levels', 'Активное, 3 уровня', '主动降噪，3档')),
      weight(grams(232)),
      inBox(
        t(
          'ყურსასმენი, მაგარი ჩანთა, გადამყვანი',
          'Headphones, hard case, plane adapter',
          'Наушники, жёсткий чехол, переходник',
          '耳机、硬壳包、航空转接头',
        ),
      ),
      warranty(months(24)),
    ],
    looks: ['headphones.over.navy', 'headphones.over.sage'],
    options: [colours(navy, sage)],
    offers: [
      { values: ['navy'], price: 69900, stock: 12, look: 'headphones.over.navy' },
      { values: ['sage'], price: 69900, stock: 7, look: 'headphones.over.sage' },
    ],
    daysOld: 80,
  },
  {
    key: 'sonorali-drop',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'უსადენო ყურსასმენი Sonorali Drop',
      'Sonorali Drop wireless earbuds',
      'Беспроводные наушники-вкладыши Sonorali Drop',
      'Sonorali Drop 真无线耳机',
    ),
    description: t(
      'წვეთის ფორმის კორპუსი ყურის ნიჟარაში მთლიანად ჯდება და ბალიშზე თავს თუ დადებთ, არ შეგაწუხებთ. ყუთში სამი ზომის ბუნიკია, პირველსავე დღეს სამივე მოსინჯეთ.\n\nერთი დამუხტვით შვიდ საათს უკრავს, კოლოფი კი კიდევ სამჯერ დამუხტავს. თუ ერთი დაკარგეთ, მთელი წყვილის ყიდვა არ დაგჭირდებათ: ცალსაც ვყიდით.',
      'The drop-shaped body sits entirely in the hollow of the ear and doesn’t trouble you when you lay your head on a pillow. Tips in three sizes are in the box; try all three on the first day.\n\nA charge plays for seven hours, and the case refills them three times. If you lose one, there’s no need to buy the pair: we sell them singly, too.',
      'Корпус в форме капли целиком садится в ушную раковину и не мешает, даже если лечь на подушку. В коробке насадки трёх размеров, в первый же день примерьте все.\n\nОдной зарядки хватает на семь часов, кейс заряжает их ещё трижды. Если потеряете один, второй покупать не придётся: продаём и поштучно.',
      '水滴形机身完全贴合耳窝，侧躺枕头上也不硌。盒内附三种尺寸耳塞，头一天请都试一试。\n\n一次充电听七小时，充电盒还能再充三回。丢了一只不用整副重买，我们单只也卖。',
    ),
    attributes: [
      playtime(hours('7 + 21')),
      waterproof(same('IPX4')),
      weight(t('ცალი 4,6 გ', '4.6 g each', '4,6 г каждый', '单只4.6克')),
      charging(t('USB-C, უსადენო', 'USB-C, wireless', 'USB-C, беспроводная', 'USB-C、无线')),
      warranty(months(24)),
    ],
    looks: ['earbuds.drop.white', 'earbuds.drop.sage'],
    options: [colours(white, sage)],
    offers: [
      { values: ['white'], price: 24900, stock: 48, look: 'earbuds.drop.white' },
      { values: ['sage'], price: 24900, stock: 31, look: 'earbuds.drop.sage' },
    ],
    daysOld: 62,
  },
  {
    key: 'ertobila-buds',
    category: 'audio',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t(
      'ყურსასმენი Ertobila Buds ზარებისთვის',
      'Ertobila Buds for calls',
      'Наушники Ertobila Buds для звонков',
      'Ertobila Buds 通话耳机',
    ),
    description: t(
      'გრძელი ფეხის წყალობით მიკროფონი ტუჩებთან ახლოსაა და ქარიან ქუჩაშიც თქვენი ხმა გარკვევით ისმის. სილიკონის ბუნიკი სამი ზომისაა: ყურში მჭიდროდ ზის, ავტობუსის გამოცხადება კი მაინც გესმით.\n\nხმაურის აქტიური ჩახშობა არ აქვს: მეტროში მუსიკას წყნარად ვერ მოუსმენთ. გაკვეთილისა და ვიდეოზარისთვის კი ამ ფასად საკმარისია.',
      'The long stem brings the microphone close to your lips, and you come through clearly even in a windy street. Silicone tips in three sizes hold them in place, and you still hear the bus announcements.\n\nWithout active noise cancelling, quiet listening on the metro is out. For lessons and video calls, at this price, they are enough.',
      'Длинная ножка приближает микрофон к губам, и даже на ветреной улице вас слышно разборчиво. Силиконовые насадки трёх размеров сидят плотно, но объявления в автобусе вы не пропустите.\n\nАктивного шумоподавления нет: негромко послушать музыку в метро не получится. Для уроков и видеозвонков за эти деньги вполне достаточно.',
      '耳机柄长，麦克风离嘴近，大风的街上对方也听得清。附三种尺寸硅胶耳塞，戴得稳，公交报站照样听得见。\n\n没有主动降噪，地铁里没法小声听歌。上网课、打视频电话，这个价钱够用了。',
    ),
    attributes: [
      playtime(hours('5 + 15')),
      weight(t('ცალი 3,9 გ', '3.9 g each', '3,9 г каждый', '单只3.9克')),
      charging(same('USB-C')),
      warranty(months(12)),
    ],
    looks: ['earbuds.stem.charcoal'],
    options: [
      sets(
        value('buds', t('ყურსასმენი', 'Earbuds', 'Наушники', '耳机')),
        value(
          'sleeve',
          t('ყურსასმენი და სილიკონის ბუდე', 'Earbuds and a silicone sleeve', 'Наушники и силиконовый чехол', '耳机加硅胶保护套'),
        ),
      ),
    ],
    offers: [
      { values: ['buds'], price: 7900, stock: 83 },
      { values: ['sleeve'], price: 8900, stock: 37 },
    ],
    daysOld: 147,
  },
]
