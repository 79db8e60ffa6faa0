import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, kg } from '#demo/mall/terms/amounts.ts'
import { assembly, boxSize, load, madeIn, material, seatHeight, weight } from '#demo/mall/terms/attributes.ts'
import { charcoal, clay, colours, green, mustard, sets, teal, value, wineRed } from '#demo/mall/terms/options.ts'
import { assembled, legsOnly, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const kutaisi = town('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西')

export const armchairs: DemoProduct[] = [
  {
    key: 'aivani-armchair',
    category: 'armchairs',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('სავარძელი „აივანი“', 'Aivani armchair', 'Кресло «Айвани»', '“回廊”单人沙发椅'),
    description: t(
      'ღრმა დასაჯდომი და დახრილი საზურგე აქვს: წიგნით ხელში ჩაჯდებით და საღამომდე აღარ ადგებით. ფეხები იფნისაა.\n\nსავარძელი დაბალია, ამიტომ, თუ მუხლებს უფრთხილდებით, ჯერ დასაჯდომის სიმაღლე ნახეთ. კარკასს ქუთაისში ვკრავთ, მკვრივ გადასაკრავს კი ლაქა ადვილად შორდება. გვერდით პატარა მაგიდა მიუდგით, ყავისა და სათვალისთვის.',
      'A deep seat and a reclined back: sit down with a book and you will not get up before evening. The legs are ash.\n\nIt sits low, so if your knees complain, check the seat height first. We build the frame in Kutaisi, and the dense woven cover gives up stains easily. Put a small table beside it for the coffee and the glasses.',
      'Глубокое сиденье и отклонённая спинка: сядете с книгой и до вечера не встанете. Ножки из ясеня.\n\nКресло низкое: если бережёте колени, сначала посмотрите высоту сиденья. Каркас собираем в Кутаиси, а с плотной обивки легко выводятся пятна. Рядом поставьте столик, чтобы было куда положить очки и поставить чашку.',
      '座深靠斜，捧本书坐下去，不到傍晚不想起来。椅腿为白蜡木。\n\n坐面偏低，膝盖不好的话请先看座高。框架在库塔伊西手工打造，密织面料耐脏好打理。旁边配张小几，眼镜、咖啡都有地方放。',
    ),
    attributes: [
      material(t('იფანი, შალნარევი ქსოვილი', 'Ash, wool-blend cloth', 'Ясень, ткань с шерстью', '白蜡木、羊毛混纺面料')),
      boxSize(cm('78 × 82 × 88')),
      seatHeight(cm(41)),
      load(kg(140)),
      assembly(legsOnly),
      madeIn(kutaisi),
    ],
    looks: ['armchair.classic.olive', 'armchair.classic.clay'],
    options: [colours(green, clay)],
    offers: [
      { values: ['green'], price: 129000, was: 154000, stock: 6, look: 'armchair.classic.olive' },
      { values: ['clay'], price: 129000, was: 154000, stock: 9, look: 'armchair.classic.clay' },
    ],
    daysOld: 22,
  },
  {
    key: 'reading-armchair',
    category: 'armchairs',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'პატარა ბინის სავარძელი „კუთხე“',
      'Kutkhe armchair for small flats',
      'Кресло «Кутхе» для небольшой квартиры',
      '“一隅”小户型沙发椅',
    ),
    description: t(
      'სულ სამოცდაცხრა სანტიმეტრი სიგანე აქვს და ლიფტშიც ეტევა, კარშიც. მომრგვალებული საზურგე მხრებამდე სწვდება და ორივე მხრიდან გარს გეხვევათ, თითბრისფერ მრგვალ ძირზე კი სავარძელი ფანჯრიდან ოთახისკენ იოლად ბრუნდება.\n\nგარეკანი იხსნება და ირეცხება. ვისაც კატა ან პატარა ბავშვი ჰყავს, სათადარიგოსაც ხშირად თავიდანვე უკვეთავს.',
      'Only sixty-nine centimetres wide, it gets into the lift and through the door. The rounded back reaches to your shoulders and closes round you on both sides, and on its round brass-coloured base the chair turns from the window to the room.\n\nThe cover comes off for washing; people with a cat or a toddler tend to order a spare one straight away.',
      'Всего шестьдесят девять сантиметров в ширину: пройдёт и в лифт, и в дверь. Округлая спинка доходит до плеч и обнимает с обеих сторон, а на круглом основании под латунь кресло поворачивается от окна к комнате.\n\nЧехол снимается и стирается. У кого дома кошка или малыш, те обычно сразу заказывают запасной.',
      '宽仅69厘米，电梯、房门都能轻松通过。弧形靠背高到肩膀，左右环抱，黄铜色圆底座可以转动，看窗外还是看屋里都方便。\n\n椅套可拆洗，家里有猫或有小孩的客人，多半会顺手再订一套替换。',
    ),
    attributes: [
      material(t('ფანერა, პოლიესტერი, ფოლადი', 'Plywood, polyester, steel', 'Фанера, полиэстер, сталь', '多层板、涤纶、钢')),
      boxSize(cm('69 × 74 × 84')),
      weight(kg(14)),
      load(kg(120)),
      assembly(assembled),
    ],
    looks: ['armchair.tub.mustard', 'armchair.tub.charcoal'],
    options: [colours(mustard, charcoal)],
    offers: [
      { values: ['mustard'], price: 84900, stock: 11, look: 'armchair.tub.mustard' },
      { values: ['charcoal'], price: 84900, stock: 3, look: 'armchair.tub.charcoal' },
    ],
    daysOld: 112,
  },
  {
    key: 'childs-armchair',
    category: 'armchairs',
    store: 'tsigni-corner',
    name: t('საბავშვო სავარძელი კითხვისთვის', 'Child’s reading armchair', 'Детское кресло для чтения', '儿童阅读小沙发'),
    description: t(
      'ნამდვილი სავარძელია, ოღონდ სამიდან რვა წლამდე მკითხველისთვის. დაბალია, მყარად დგას და არ ყირავდება.\n\nცისფერი ბამბა ადვილად იბინძურება, სამაგიეროდ გარეკანი ელვით იხსნება და ირეცხება. ჩვენს მაღაზიაში ერთი ასეთი დგას და მის გამო ბავშვები ხანდახან რიგშიც კი დგანან.',
      'A real armchair, only sized for readers from three to eight. It is low, stands firm and does not tip.\n\nThe sky-blue cotton does pick up stains, but the cover unzips and goes in the wash. We keep one in the shop, and now and then children queue for a turn in it.',
      'Настоящее кресло, только для читателей от трёх до восьми лет. Низкое, устойчивое, не опрокидывается.\n\nГолубой хлопок легко пачкается, зато чехол на молнии снимается и стирается. Одно такое кресло стоит у нас в магазине, и к нему иногда выстраивается детская очередь.',
      '一把真正的沙发，只是为三到八岁的小读者缩小了尺寸。低矮稳当，不易翻倒。\n\n天蓝色棉布不太耐脏，好在椅套带拉链，可以拆下来洗。店里也摆着一把，孩子们有时还要排队轮流坐。',
    ),
    attributes: [
      material(t('არყი, ბამბის ქსოვილი', 'Birch, cotton cloth', 'Берёза, хлопковая ткань', '桦木、棉布')),
      boxSize(cm('52 × 48 × 56')),
      weight(kg(6.5)),
      load(kg(50)),
      assembly(assembled),
    ],
    looks: ['armchair.child.sky'],
    options: [],
    offers: [{ values: [], price: 34900, stock: 3 }],
    daysOld: 67,
  },
  {
    key: 'fireside-wing-chair',
    category: 'armchairs',
    store: 'qarli-furniture',
    brand: 'qarli',
    name: t('მაღალსაზურგიანი სავარძელი „ბუხარი“', 'Bukhari wing chair', 'Кресло с ушами «Бухари»', '“壁炉”高背沙发椅'),
    description: t(
      'გვერდის ფრთებს საქმე აქვს: გამჭოლ ქარს აჩერებს და ჩათვლემისას თავს აყრდნობთ. დასაჯდომში ზამბარებია, რომლებსაც თოკით, ხელით ვკრავთ რვა მიმართულებით.\n\nნაკრებში ფეხის დასადგმელი პუფიც შედის, იმავე ქსოვილისა, და დამატებით სკამადაც გამოდგება. ყუთი დიდია, კარი მინიმუმ 72 სანტიმეტრი უნდა იყოს, თორემ სავარძელი ფეხებმოხსნილიც ვერ შემოვა.',
      'The wings have work to do: they stop the draught and hold your head when you nod off. Springs sit in the seat, each tied by hand with cord in eight directions.\n\nA footstool in the same cloth can be had with it and doubles as a spare seat. The box is large: your door has to be at least 72 centimetres, or the chair will not go through even with its legs off.',
      'Боковые крылья здесь при деле: не пускают сквозняк и держат голову, когда задремлешь. В сиденье пружины, каждую вручную вяжем шнуром в восьми направлениях.\n\nПуф для ног, если брать комплект, обит той же тканью и сойдёт за лишний стул. Коробка большая: дверь нужна не уже 72 сантиметров, иначе кресло не войдёт и без ножек.',
      '两侧的耳翼不是摆设，挡穿堂风，打盹时还能靠头。坐垫内是弹簧，每只都用麻绳手工八向绑扎。\n\n套装另配同款面料的脚凳，来客时也能当座位。包装箱大，房门净宽至少72厘米，否则拆了椅腿也进不去。',
    ),
    attributes: [
      material(
        t('წიფლის კარკასი, ხავერდოვანი ქსოვილი', 'Beech frame, velvety cloth', 'Буковый каркас, бархатистая ткань', '榉木框架、绒面布'),
      ),
      boxSize(cm('74 × 84 × 108')),
      seatHeight(cm(46)),
      load(kg(140)),
      assembly(legsOnly),
      madeIn(kutaisi),
    ],
    looks: ['armchair.wing.teal', 'armchair.wing.wine'],
    options: [
      colours(teal, wineRed),
      sets(
        value('chair', t('სავარძელი', 'Chair', 'Кресло', '单椅')),
        value('stool', t('სავარძელი და პუფი', 'Chair and footstool', 'Кресло и пуф', '椅子加脚凳')),
      ),
    ],
    offers: [
      { values: ['teal', 'chair'], price: 154900, stock: 5, look: 'armchair.wing.teal' },
      { values: ['teal', 'stool'], price: 189900, stock: 4, look: 'armchair.wing.teal' },
      { values: ['wine', 'chair'], price: 154900, stock: 7, look: 'armchair.wing.wine' },
      { values: ['wine', 'stool'], price: 189900, stock: 0, look: 'armchair.wing.wine' },
    ],
    daysOld: 183,
  },
  {
    key: 'bedroom-tub-chair',
    category: 'armchairs',
    store: 'oda-house',
    brand: 'velovani',
    name: t('საძინებლის მრგვალი სავარძელი', 'Tub chair for the bedroom', 'Кресло-бочонок в спальню', '卧室圆背小沙发椅'),
    description: t(
      'საღამოს მასზე პერანგი ეკიდება, დილით კი ზედ წინდებს იცვამენ: საძინებელში დიდი სავარძელი არავის სჭირდება. ვარდისფერი ქსოვილი თბილ სინათლეში ატმის ფერს იღებს.\n\nსაზურგე ბეჭებამდეც ვერ სწვდება, ამიტომ მთელი დღე სამუშაოდ სხვა სავარძელია საჭირო. წყვილი მისაღებშიც კარგად დგას: შუაში პატარა მაგიდა ჩაუდგით და ჩაის დასალევი კუთხე მზად არის.',
      'Evenings it holds a shirt, mornings somebody sits on it to pull on socks: a bedroom needs no more chair than that. The blush weave turns peach in warm light.\n\nThe back stops short of the shoulder blades, so for an eight-hour day look elsewhere. A pair does well in a living room too, with a small table between them and two glasses of tea.',
      'Повесить вечером рубашку, присесть утром, надевая носки: большего от кресла в спальне и не требуется. Розовая ткань в тёплом свете отдаёт персиком.\n\nСпинка заканчивается ниже лопаток, на весь рабочий день нужно другое кресло. Пара хороша и в гостиной: поставьте между ними столик, и будет где пить чай.',
      '晚上搭件衬衫，早上坐着穿袜子，卧室里有这么一把就够了。浅粉布面在暖光下泛桃色。\n\n靠背只到肩胛骨以下，整天伏案办公得另选一把。两把成对放在客厅也好看，中间摆张小几，坐下就能喝茶。',
    ),
    attributes: [
      material(
        t('ფიჭვი, ქსოვილი, ფოლადის ძირი', 'Pine, woven cover, steel base', 'Сосна, ткань, стальное основание', '松木、布艺、钢底座'),
      ),
      boxSize(cm('64 × 62 × 72')),
      weight(kg(11)),
      load(kg(110)),
      assembly(assembled),
    ],
    looks: ['armchair.tub.blush'],
    options: [sets(value('1', t('1 ცალი', 'Single', '1 штука', '单把')), value('2', t('წყვილი', 'Pair', 'Пара', '两把装')))],
    offers: [
      { values: ['1'], price: 59900, stock: 16 },
      { values: ['2'], price: 109900, stock: 8 },
    ],
    daysOld: 300,
  },
]
