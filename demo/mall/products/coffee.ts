import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, kg, months } from '#demo/mall/terms/amounts.ts'
import { brewing, inBox, ingredients, keeps, madeIn, origin, roast, storing, taste, weight } from '#demo/mall/terms/attributes.ts'
import { grinds, packs, sorts, value, weights } from '#demo/mall/terms/options.ts'
import { georgia } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const beans = value('beans', t('მარცვალი', 'Beans', 'В зёрнах', '咖啡豆'))
const ground = value('ground', t('დაფქული', 'Ground', 'Молотый', '咖啡粉'))
const medium = t('საშუალო', 'Medium', 'Средняя', '中度')
const light = t('ღია', 'Light', 'Светлая', '浅度')
const dark = t('მუქი', 'Dark', 'Тёмная', '深度')
const freshFor = t('მოხალვიდან 6 თვე', '6 months from roasting', '6 месяцев с обжарки', '烘焙后6个月')
const closedBag = t(
  'დახურულ პარკში, მაცივრის გარეშე',
  'In its closed bag, not in the fridge',
  'В закрытом пакете, не в холодильнике',
  '封口保存，勿冷藏',
)

export const coffee: DemoProduct[] = [
  {
    key: 'espresso-blend',
    category: 'coffee',
    store: 'dila-drinks',
    brand: 'dilisa',
    name: t('ესპრესოს ნარევი „შავი ზღვა“', 'Black Sea espresso blend', 'Смесь для эспрессо «Чёрное море»', '“黑海”意式拼配咖啡'),
    description: t(
      'ორი მესამედი ბრაზილია, ერთი მესამედი ინდური რობუსტა: ქაფი სქელი გამოდის და რძე გემოს ვერ ფარავს. მუქად ვხალავთ, ოღონდ ზეთის გამოჟონვამდე, რომ აპარატი სუფთა დაგრჩეთ.\n\nშავი შოკოლადი და მოხალული ნიგოზი, სიმჟავე თითქმის არ იგრძნობა; ფილტრისთვის მძაფრია, კაპუჩინოს კი უხდება. 18 გრამი ყავიდან 28 წამში 36 გრამი ესპრესო უნდა ჩამოვიდეს.',
      'Two thirds Brazil, one third Indian robusta: the crema comes thick and milk can’t bury the taste. We roast it dark, but stop before the oil shows, so that your machine stays clean.\n\nDark chocolate and toasted walnut, hardly any acidity; too fierce for filter, at home in a cappuccino. Pull 36 grams from 18 in 28 seconds.',
      'Две трети Бразилии, треть индийской робусты: пенка выходит плотной, и молоко вкуса не забивает. Жарим темно, но останавливаемся до выступления масла, чтобы машина оставалась чистой.\n\nГорький шоколад и жареный грецкий орех, кислотности почти нет; для фильтра смесь слишком резкая, а в капучино на своём месте. Из 18 граммов берите 36 граммов эспрессо за 28 секунд.',
      '三分之二巴西豆，三分之一印度罗布斯塔，油脂厚实，加奶也压不住香味。深烘，但在出油之前下豆，机器不易脏。\n\n黑巧克力与烤核桃味，几乎不酸，做手冲会偏苦，做卡布奇诺正好。18克粉萃36克，28秒左右。',
    ),
    attributes: [
      origin(t('ბრაზილია, ინდოეთი', 'Brazil, India', 'Бразилия, Индия', '巴西、印度')),
      roast(dark),
      taste(t('შოკოლადი, ნიგოზი', 'Chocolate, walnut', 'Шоколад, грецкий орех', '黑巧克力、核桃')),
      storing(closedBag),
      keeps(freshFor),
    ],
    looks: ['coffee.bag.charcoal.espresso'],
    options: [grinds(beans, ground), weights(value('250', grams(250)), value('1000', kg(1)))],
    offers: [
      { values: ['beans', '250'], price: 2290, stock: 90 },
      { values: ['beans', '1000'], price: 7900, was: 8900, stock: 44 },
      { values: ['ground', '250'], price: 2290, stock: 63 },
      { values: ['ground', '1000'], price: 7900, stock: 12 },
    ],
    daysOld: 366,
  },
  {
    key: 'yirgacheffe-filter',
    category: 'coffee',
    store: 'dila-drinks',
    brand: 'dilisa',
    name: t(
      'ეთიოპია, იირგაჩეფე, ფილტრისთვის',
      'Ethiopia Yirgacheffe for filter',
      'Эфиопия Иргачеффе для фильтра',
      '埃塞俄比亚耶加雪菲 手冲豆',
    ),
    description: t(
      'სველად დამუშავებული არაბიკა, 1950 მეტრი, გედეოს ზონის პატარა მეურნეობების მოსავალი. ღიად ვხალავთ, რადგან ყვავილი და ლიმონი ცეცხლს ვერ უძლებს.\n\nჟასმინი, ბერგამოტი, თეთრი ატამი: ჩაის უფრო ჰგავს, ვიდრე ესპრესოს, თურქულად მოხარშულს კი მხოლოდ სიმჟავე რჩება. მოხალვიდან პირველი ხუთი დღე აცალეთ. ნელა დალიეთ: ატამი მაშინ იგრძნობა, როცა ფინჯანი ოდნავ გაგრილდება.',
      'Washed arabica from 1,950 metres, grown on the small farms of the Gedeo zone. The roast is light, because flowers and lemon don’t survive much fire.\n\nJasmine, bergamot, white peach: nearer to tea than to espresso, and only the sourness is left if you boil it in a pot. Let it rest five days after roasting. Drink it slowly; the peach comes out as the cup cools.',
      'Мытая арабика с 1950 метров, урожай мелких хозяйств зоны Гедео. Обжарка светлая: цветы и лимон сильного огня не выносят.\n\nЖасмин, бергамот, белый персик: ближе к чаю, чем к эспрессо, а в турке останется одна кислота. Дайте зерну отдохнуть пять дней после обжарки. Пейте не спеша: персик слышнее, когда чашка немного остынет.',
      '水洗阿拉比卡，海拔1950米，产自盖德奥地区的小农户。采用浅烘，花香和柠檬香经不起大火。\n\n茉莉、佛手柑、白桃，喝着更像茶，用土耳其壶煮就只剩酸味了。烘好后先养豆五天。慢慢喝，放温一些，白桃味才出来。',
    ),
    attributes: [
      origin(t('იირგაჩეფე, ეთიოპია', 'Yirgacheffe, Ethiopia', 'Иргачеффе, Эфиопия', '埃塞俄比亚耶加雪菲')),
      roast(light),
      brewing(t('93 °C, 15 გ 250 მლ-ზე', '93 °C, 15 g to 250 ml', '93 °C, 15 г на 250 мл', '93℃，15克配250毫升')),
      weight(grams(250)),
      keeps(freshFor),
    ],
    looks: ['coffee.bag.sky.etiopia'],
    options: [grinds(beans, ground)],
    offers: [
      { values: ['beans'], price: 3490, stock: 38 },
      { values: ['ground'], price: 3490, stock: 21 },
    ],
    daysOld: 19,
  },
  {
    key: 'turkish-grind',
    category: 'coffee',
    store: 'dila-drinks',
    brand: 'dilisa',
    name: t('თურქული ყავა, მტვრად დაფქული', 'Turkish coffee, ground to powder', 'Кофе для турки тончайшего помола', '土耳其咖啡 极细研磨'),
    description: t(
      'ფქვილზე წვრილად ვფქვავთ და სპილენძისფერ კოლოფში ვყრით, რომელსაც სურნელის შესანახად ხუფქვეშ მეორე სახურავიც აქვს. მარცვალი ბრაზილიურია, ცოტა ჰილიც ურევია, ისე ცოტა, რომ მხოლოდ კარის გაღებისას იგრძნობთ.\n\nსავსე კოვზი ერთ ფინჯან ცივ წყალზე, ნელი ცეცხლი, და ადუღებამდე გადმოდგით. ფსკერზე ნალექი რჩება: ბოლომდე ნუ დალევთ, სამაგიეროდ ყავაზე იმარჩიელებთ.',
      'Milled finer than flour and put up in a copper-coloured tin with a second lid under the first, to keep the smell from escaping. The bean is Brazilian, with a little cardamom, so little that you notice it only as you walk in.\n\nOne heaped spoon to a small cup of cold water, a slow flame, and off before it boils. Grounds stay at the bottom: don’t drink to the end, but you can read your fortune in them.',
      'Мелем тоньше муки и кладём в банку медного цвета, под крышкой ещё одна, чтобы аромат не убегал. Зерно бразильское, есть и немного кардамона — ровно столько, чтобы почувствовать его с порога.\n\nПолная ложка на чашечку холодной воды, слабый огонь, снимайте до закипания. На дне остаётся гуща: до конца не допивайте, зато можно погадать.',
      '磨得比面粉还细，装在铜色罐里，盖下还有一层内盖锁香。用的是巴西豆，小豆蔻掺得极少，刚进门那一下才闻得到。\n\n一满勺配一小杯冷水，小火慢煮，沸腾前离火。杯底会有渣，别喝到底，留着占卜倒不错。',
    ),
    attributes: [
      ingredients(t('არაბიკა, ჰილი 1%', 'Arabica, cardamom 1%', 'Арабика, кардамон 1 %', '阿拉比卡、小豆蔻1%')),
      roast(medium),
      brewing(t('7 გ 70 მლ წყალზე', '7 g to 70 ml', '7 г на 70 мл', '7克配70毫升')),
      keeps(months(9)),
    ],
    looks: ['coffee.tin.copper.jezve'],
    options: [weights(value('100', grams(100)), value('200', grams(200)), value('400', grams(400)))],
    offers: [
      { values: ['100'], price: 1290, stock: 81 },
      { values: ['200'], price: 2290, stock: 58 },
      { values: ['400'], price: 4190, stock: 25 },
    ],
    daysOld: 281,
  },
  {
    key: 'decaf-coffee',
    category: 'coffee',
    store: 'dila-drinks',
    name: t(
      'უკოფეინო ყავა, შაქრის ლერწმით დამუშავებული',
      'Decaf coffee, sugar-cane process',
      'Кофе без кофеина, обработка сахарным тростником',
      '甘蔗脱因咖啡',
    ),
    description: t(
      'კოფეინი კოლუმბიაში ამოაქვთ, შაქრის ლერწმის ეთილაცეტატით, ჩვენ კი მარცვალს აქ ვხალავთ და ამას ნელა ვაკეთებთ, რადგან უკოფეინო ადვილად იწვის. ნარჩენი კოფეინი 0,3 პროცენტზე ნაკლებია.\n\nკარამელი, მწიფე ვაშლი, ყავისფერი შაქარი; ჩვეულებრივთან შედარებით ცოტა უფრო თხელი გეჩვენებათ. მათთვისაა, ვინც ყავას საღამოს ცხრის მერე სვამს და თერთმეტზე დაძინებას აპირებს.',
      'The caffeine is taken out in Colombia with an acetate made from sugar cane, and we roast the beans here, slowly, because decaffeinated coffee burns easily. Less than 0.3 per cent of the caffeine is left.\n\nCaramel, ripe apple, brown sugar; beside an ordinary cup it seems a little thinner. For those who drink it after nine at night and mean to be asleep by eleven.',
      'Кофеин извлекают в Колумбии этилацетатом из сахарного тростника, а зерно мы жарим здесь, медленно, потому что без кофеина оно легко пригорает. Остаточного кофеина меньше 0,3 процента.\n\nКарамель, спелое яблоко, тростниковый сахар; рядом с обычным кажется чуть слабее. Для тех, кто пьёт кофе после девяти вечера, а в одиннадцать собирается спать.',
      '在哥伦比亚用甘蔗制取的乙酸乙酯脱除咖啡因，豆子运来后在这里慢烘，因为脱因豆容易烤焦。咖啡因残留低于0.3%。\n\n焦糖、熟苹果、红糖味，口感比普通咖啡稍薄。适合晚上九点以后还想喝一杯、十一点又打算睡觉的人。',
    ),
    attributes: [
      origin(t('უილა, კოლუმბია', 'Huila, Colombia', 'Уила, Колумбия', '哥伦比亚慧兰')),
      roast(medium),
      weight(grams(250)),
      storing(closedBag),
      keeps(freshFor),
    ],
    looks: ['coffee.bag.lilac.dekapi'],
    options: [grinds(beans, ground)],
    offers: [
      { values: ['beans'], price: 3190, stock: 27 },
      { values: ['ground'], price: 3190, stock: 33 },
    ],
    daysOld: 139,
  },
  {
    key: 'dila-house-blend',
    category: 'coffee',
    store: 'dila-drinks',
    brand: 'dilisa',
    name: t(
      'ყავა „დილა“, ყოველდღიური ნარევი',
      'Dila house blend for every morning',
      'Кофе «Дила», смесь на каждый день',
      '“早晨”日常拼配咖啡',
    ),
    description: t(
      'ყველაზე ხშირად ეს პარკი გვიჭირავს ხელში: ორშაბათს ვხალავთ და ხუთშაბათს თავიდან. ბრაზილია და კოლუმბია თანაბრად, საშუალოდ მოხალული: ფრენჩ-პრესისთვისაც გამოდგება და გეიზერისთვისაც.\n\nთხილი, რძიანი შოკოლადი, ცოტა ფორთოხალი. დაფქულს ფრენჩ-პრესის ზომაზე ვფქვავთ; ესპრესოსთვის მარცვალი აიღეთ და შინ დაფქვით.',
      'No other bag passes through our hands so often: roasted on Monday and again on Thursday. Brazil and Colombia in equal parts and a medium roast: it comes out right in a cafetière as well as a moka pot.\n\nHazelnut, milk chocolate, a little orange. We grind it for a cafetière; for espresso take the beans and grind them at home.',
      'Этот пакет у нас в руках чаще всех: жарим в понедельник и снова в четверг. Бразилия и Колумбия поровну, обжарка средняя, годится и для френч-пресса, и для гейзерной кофеварки.\n\nФундук, молочный шоколад, немного апельсина. Молотый — под френч-пресс; для эспрессо берите зерно и мелите дома.',
      '经手最多的就是这一款，周一烘一批，周四再烘一批。巴西和哥伦比亚各半，中烘，法压壶、摩卡壶都合适。\n\n榛子、牛奶巧克力，带一点橙香。咖啡粉按法压壶的粗细研磨，做意式请选豆子自己磨。',
    ),
    attributes: [
      origin(t('ბრაზილია, კოლუმბია', 'Brazil, Colombia', 'Бразилия, Колумбия', '巴西、哥伦比亚')),
      roast(medium),
      taste(t('თხილი, რძიანი შოკოლადი', 'Hazelnut, milk chocolate', 'Фундук, молочный шоколад', '榛子、牛奶巧克力')),
      keeps(freshFor),
    ],
    looks: ['coffee.bag.mustard.dila'],
    options: [grinds(beans, ground), weights(value('250', grams(250)), value('500', grams(500)), value('1000', kg(1)))],
    offers: [
      { values: ['beans', '250'], price: 1990, stock: 115 },
      { values: ['beans', '500'], price: 3690, stock: 72 },
      { values: ['beans', '1000'], price: 6900, was: 7700, stock: 35 },
      { values: ['ground', '250'], price: 1990, stock: 84 },
      { values: ['ground', '500'], price: 3690, stock: 40 },
      { values: ['ground', '1000'], price: 6900, stock: 0 },
    ],
    daysOld: 398,
  },
  {
    key: 'drip-bags',
    category: 'coffee',
    store: 'norduli-outdoor',
    brand: 'dilisa',
    name: t('დრიპ-პაკეტები ლაშქრობისთვის', 'Drip bags for the trail', 'Дрип-пакеты в поход', '挂耳咖啡 户外装'),
    description: t(
      'პაკეტს „ყურებით“ ჭიქის კიდეზე დაკიდებთ, ზემოდან ცხელ წყალს ნელა დაასხამთ და ორ წუთში ფილტრის ყავა გაქვთ, თუნდაც კარავთან. შიგ 11 გრამი ახლად დაფქული კენია და კოლუმბიაა, აზოტით შეფუთული.\n\nმსუბუქია და ნაგავიც ერთი ქაღალდია. ქარში სავსე პაკეტი ადვილად გადმოტრიალდება, ამიტომ განიერი ტოლჩა სჯობს. ლაშქრობაში კაცზე დღეში ორს ვითვლით.',
      'Hang the bag by its ears on the rim of a mug, pour hot water over it slowly, and two minutes later there’s filter coffee, tent or no tent. Each holds 11 grams of Kenya and Colombia, freshly ground and packed in nitrogen.\n\nIt weighs nothing and leaves one scrap of paper. In the wind a full bag tips over easily, so take a broad mug. On a long walk we count two a day for each person.',
      'Повесьте пакет «ушками» на край кружки, не спеша залейте горячей водой, и через две минуты у вас фильтр-кофе, хоть у палатки. Внутри 11 граммов свежемолотых Кении и Колумбии в азоте.\n\nВесит мало, мусора — одна бумажка. На ветру полный пакет легко опрокинуть, берите кружку пошире. В поход считаем по два на человека в день.',
      '把挂耳挂在杯沿，热水慢慢冲下，两分钟就有一杯滤泡咖啡，在帐篷边也行。每包11克现磨肯尼亚与哥伦比亚豆，充氮保鲜。\n\n分量轻，垃圾只有一张滤纸。有风时装满水的挂耳容易翻，最好用口宽的杯子。进山徒步，我们按每人每天两包准备。',
    ),
    attributes: [
      inBox(t('პაკეტები თითო 11 გრამი', '11 g bags', 'Пакеты по 11 г', '每包11克')),
      brewing(t('92 °C, 180 მლ წყალი', '92 °C, 180 ml', '92 °C, 180 мл воды', '92℃，180毫升水')),
      roast(medium),
      keeps(months(12)),
    ],
    looks: ['coffee.tin.navy.gza'],
    options: [packs(value('8', t('8 პაკეტი', '8 bags', '8 пакетов', '8包')), value('20', t('20 პაკეტი', '20 bags', '20 пакетов', '20包')))],
    offers: [
      { values: ['8'], price: 2190, stock: 49 },
      { values: ['20'], price: 4790, was: 5290, stock: 30 },
    ],
    daysOld: 55,
  },
  {
    key: 'roasted-chicory',
    category: 'coffee',
    store: 'mtis-taphli',
    name: t('მოხალული ვარდკაჭაჭა ყავის ნაცვლად', 'Roasted chicory instead of coffee', 'Жареный цикорий вместо кофе', '烤菊苣根 代咖啡'),
    description: t(
      'ლურჯყვავილა ვარდკაჭაჭას რაჭაში გზის პირას ნახავთ, ჩვენ კი ფესვს ოქტომბერში ვთხრით, ვჭრით და შეშის ღუმელში ვხალავთ. ყავა არ არის და თავსაც არ ასაღებს ყავად: მომწარო კარამელი, მიწა და კაკალი.\n\nკოფეინი საერთოდ არ აქვს, ორსულებმა კი მაინც ექიმს ჰკითხონ. ერთი კოვზი მდუღარეზე, ხუთი წუთი. რაჭაში ცხელ რძეს უმატებენ და წაბლის თაფლით ატკბობენ.',
      'You will see blue chicory by any roadside in Racha; we dig the roots in October, chop them and roast them in a wood oven. It is no coffee and doesn’t pretend to be: bitter caramel, earth and walnut.\n\nThere is no caffeine in it at all, though anyone expecting should ask her doctor. One spoon to a cup of boiling water, five minutes. In Racha it gets a dash of hot milk and chestnut honey.',
      'Голубой цикорий в Раче растёт у каждой дороги; корни мы копаем в октябре, режем и жарим в дровяной печи. Это не кофе и кофе не притворяется: горьковатая карамель, земля, грецкий орех.\n\nКофеина нет совсем, но беременным всё же стоит спросить врача. Ложка на чашку кипятка, пять минут. У нас в Раче доливают горячего молока и кладут каштановый мёд.',
      '开蓝花的菊苣在拉恰路边到处都是。十月挖根，切碎后用柴炉烘烤。它不是咖啡，也不冒充咖啡：焦糖的苦、泥土味、核桃味。\n\n完全不含咖啡因，孕妇饮用前请先咨询医生。一勺配一杯开水，泡五分钟。我们拉恰人喜欢兑热牛奶，再舀一点栗子蜜。',
    ),
    attributes: [
      ingredients(t('ვარდკაჭაჭის ფესვი, 100%', 'Chicory root, 100%', 'Корень цикория, 100 %', '菊苣根100%')),
      brewing(t('100 °C, 5 წუთი', '100 °C, 5 minutes', '100 °C, 5 минут', '100℃，5分钟')),
      madeIn(georgia),
      keeps(months(18)),
    ],
    looks: ['coffee.tin.olive.vardkachacha'],
    options: [weights(value('150', grams(150)), value('300', grams(300)))],
    offers: [
      { values: ['150'], price: 1190, stock: 29 },
      { values: ['300'], price: 1990, stock: 14 },
    ],
    daysOld: 94,
  },
  {
    key: 'single-origin-tins',
    category: 'coffee',
    store: 'oda-house',
    brand: 'dilisa',
    name: t(
      'ერთი ქვეყნის ყავა თუნუქის ქილაში, 150 გ',
      'Single-origin coffee in a tin, 150 g',
      'Моносорт в жестяной банке, 150 г',
      '单一产地咖啡 罐装150克',
    ),
    description: t(
      'სამ ქვეყანას სამი ფერი შევურჩიეთ: კოლუმბიას თიხისფერი, კენიას ზურმუხტისფერი, გვატემალას კრემისფერი, და თაროზე ერთად რომ დადგათ, სასიამოვნო სანახავია. კოლუმბია რბილია, კენიას შავი მოცხარის სიმჟავე აქვს, გვატემალას კაკაო და კვამლი.\n\nქილა ჰერმეტულად იხურება და მერე ჩაისთვის გამოგადგებათ. 150 გრამი ათიოდე ფინჯანია, გასაცნობად საკმარისი. სამივეს თუ აიღებთ, კენია ბოლოს მოამზადეთ: მის მერე დანარჩენი ორი მშვიდი გეჩვენებათ.',
      'Three countries, three colours: terracotta for Colombia, teal for Kenya, cream for Guatemala, and they look well in a row on the shelf. Colombia is mild, Kenya has the sharpness of blackcurrants, Guatemala cocoa and smoke.\n\nThe tin shuts tight and will hold tea later on. 150 grams make ten cups or so, enough to get to know a coffee. If you take all three, leave Kenya till last; after it the other two seem quiet.',
      'Трём странам подобрали три цвета: Колумбии терракотовый, Кении изумрудный, Гватемале кремовый, и на полке они рядом хорошо смотрятся. Колумбия мягкая, в Кении кислинка чёрной смородины, в Гватемале какао и дым.\n\nБанка закрывается герметично, потом подойдёт для чая. 150 граммов — это чашек десять, для знакомства хватит. Если берёте все три, Кению оставьте напоследок: после неё остальные кажутся тихими.',
      '三个产地配三种颜色：哥伦比亚陶土橙，肯尼亚孔雀绿，危地马拉奶油色，并排摆着好看。哥伦比亚柔和，肯尼亚有黑加仑的酸，危地马拉带可可和烟熏味。\n\n罐子密封性好，喝完可装茶叶。150克约冲十杯，够尝明白一款豆子。三款都买的话，肯尼亚留到最后喝，喝过它，另外两款会显得淡。',
    ),
    attributes: [
      origin(t('კოლუმბია, კენია, გვატემალა', 'Colombia, Kenya, Guatemala', 'Колумбия, Кения, Гватемала', '哥伦比亚、肯尼亚、危地马拉')),
      roast(light),
      weight(grams(150)),
      keeps(freshFor),
    ],
    looks: ['coffee.tin.clay.kolumbia', 'coffee.tin.teal.kenia', 'coffee.tin.cream.gvatemala'],
    options: [
      sorts(
        value('colombia', t('კოლუმბია', 'Colombia', 'Колумбия', '哥伦比亚')),
        value('kenya', t('კენია', 'Kenya', 'Кения', '肯尼亚')),
        value('guatemala', t('გვატემალა', 'Guatemala', 'Гватемала', '危地马拉')),
      ),
      grinds(beans, ground),
    ],
    offers: [
      { values: ['colombia', 'beans'], price: 2490, stock: 36 },
      { values: ['colombia', 'ground'], price: 2490, stock: 28 },
      { values: ['kenya', 'beans'], price: 2890, stock: 17, look: 'coffee.tin.teal.kenia' },
      { values: ['kenya', 'ground'], price: 2890, stock: 11, look: 'coffee.tin.teal.kenia' },
      { values: ['guatemala', 'beans'], price: 2590, stock: 24, look: 'coffee.tin.cream.gvatemala' },
      { values: ['guatemala', 'ground'], price: 2590, stock: 0, look: 'coffee.tin.cream.gvatemala' },
    ],
    daysOld: 10,
  },
]
