import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, kg } from '#demo/mall/terms/amounts.ts'
import { author, cover, inBox, pages, photos, size, weight, writtenIn } from '#demo/mall/terms/attributes.ts'
import { bindings, editions, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const cloth = t('ნაჭრის მაგარი ყდა', 'Cloth hardback', 'Твёрдый, тканевый', '布面精装')
const inGeorgian = value('ka', t('ქართული', 'Georgian', 'Грузинский', '格鲁吉亚语'))
const inEnglish = value('en', t('ინგლისური', 'English', 'Английский', '英语'))
const inRussian = value('ru', t('რუსული', 'Russian', 'Русский', '俄语'))
const inChinese = value('zh', t('ჩინური', 'Chinese', 'Китайский', '中文'))

export const books: DemoProduct[] = [
  {
    key: 'vepkhistqaosani',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      '„ვეფხისტყაოსანი“, საჩუქრის გამოცემა',
      'The Knight in the Panther’s Skin, gift edition',
      '«Витязь в тигровой шкуре», подарочное издание',
      '《虎皮武士》 礼品精装版',
    ),
    description: t(
      'რუსთველის პოემა ღვინისფერ ნაჭრის ყდაში, ოქროსფერი წარწერით. შიგნით თხუთმეტი ფერადი მინიატურაა ძველი ხელნაწერებიდან.\n\nქაღალდი სქელია და თვალს არ ღლის, სანიშნე ლენტიც ახლავს, ძველი სიტყვები კი გვერდის ბოლოშია ახსნილი. წიგნი კილოზე მეტს იწონის და მაგიდასთან საკითხავად უფრო მოსახერხებელია. ძველად ამ პოემას პატარძალს მზითევში ატანდნენ, ქორწილში დღესაც ხშირად ჩუქნიან.',
      'Rustaveli’s poem bound in burgundy cloth with gold lettering. Inside are fifteen colour miniatures from old manuscripts.\n\nThe paper is kind to the eyes, a ribbon marks your place, and older words are explained at the foot of the page. The book weighs over a kilo and is easier to read at a table than in bed. Brides once brought this poem with them in the dowry, and it is still often given at weddings.',
      'Поэма Руставели в бордовом тканевом переплёте с золотым тиснением. Внутри пятнадцать цветных миниатюр из старых рукописей.\n\nБумага плотная, глаза не устают, страницу держит ляссе, а старинные слова объяснены внизу. Книга весит больше килограмма, за столом читать удобнее, чем в постели. Когда-то поэму давали невесте в приданое, на свадьбу её часто дарят и теперь.',
      '鲁斯塔韦利长诗，酒红布面烫金精装。内附十五幅古抄本彩色细密画。\n\n纸张厚实护眼，配丝带书签，古词在页脚注释。全书一公斤多，摆在桌上读更省力。从前格鲁吉亚姑娘出嫁，嫁妆里要有这部长诗，如今婚礼上也常有人送。',
    ),
    attributes: [
      author(t('შოთა რუსთაველი', 'Shota Rustaveli', 'Шота Руставели', '绍塔·鲁斯塔韦利')),
      pages(same('384')),
      cover(cloth),
      size(cm('17 × 24')),
      weight(kg(1.1)),
    ],
    looks: ['book.hardcover.wine.rustaveli'],
    options: [editions(inGeorgian, inEnglish, inRussian, inChinese)],
    offers: [
      { values: ['ka'], price: 5900, was: 6900, stock: 48 },
      { values: ['en'], price: 6900, stock: 15 },
      { values: ['ru'], price: 6400, stock: 21 },
      { values: ['zh'], price: 7900, stock: 3 },
    ],
    daysOld: 276,
  },
  {
    key: 'tbilisi-walks',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      'თბილისი: ოცი გასეირნება ქალაქში',
      'Tbilisi: twenty walks through the city',
      'Тбилиси: двадцать прогулок по городу',
      '《第比利斯》 二十条城市漫步路线',
    ),
    description: t(
      'ეზოები, აივნები და სამრეწველო უბნები: ოცი მარშრუტი რუკით, თითო ნახევარი დღისთვის. ყოველ კართან თითო ამბავია მოთხრობილი.\n\nმარშრუტებს სირთულე აწერია, რადგან მთაწმინდაზე ასვლა ერთია, მტკვრის პირას სეირნობა კი სხვა. ქალაქი იცვლება: თუ კაფე დაკეტილი დაგხვდათ, გვაპატიეთ, რუკაზე ქუჩები მაინც ადგილზეა.',
      'Courtyards, balconies and old factories: twenty routes with maps, each for half a day. Every door along the way has its story.\n\nEach walk is graded for effort, since climbing Mtatsminda is one thing and strolling by the Mtkvari another. Cities change; if a café has closed since, forgive us, the streets at least are where the map says.',
      'Дворики, балконы и старые заводы: двадцать маршрутов с картами, каждый на полдня. У каждой двери — своя история.\n\nДля маршрутов указана сложность, ведь одно дело подняться на Мтацминду, другое пройтись вдоль Куры. Город меняется, и если кафе закрылось, не обессудьте: улицы на карте точно остались на месте.',
      '庭院、阳台与老工厂，二十条带地图的步行路线，每条半天。路过的每扇门背后，都有一段故事。\n\n每条路线标注难度，爬圣山和沿河散步毕竟不是一回事。城市总在变，若书里的咖啡馆已经关门，还请见谅，街道都还在原处。',
    ),
    attributes: [
      pages(same('240')),
      cover(cloth),
      size(cm('15 × 21')),
      photos(t('160 ფოტო, 20 რუკა', '160 photos, 20 maps', '160 фото, 20 карт', '照片160张、地图20幅')),
    ],
    looks: ['book.hardcover.clay.tbilisi'],
    options: [editions(inGeorgian, inEnglish, inRussian, inChinese)],
    offers: [
      { values: ['ka'], price: 3900, stock: 26 },
      { values: ['en'], price: 4200, stock: 34 },
      { values: ['ru'], price: 4200, stock: 10 },
      { values: ['zh'], price: 4500, stock: 8 },
    ],
    daysOld: 84,
  },
  {
    key: 'georgian-cookery',
    category: 'books',
    store: 'rkina-kitchen',
    brand: 'tsignari',
    name: t(
      'სამზარეულო: 120 ქართული კერძი',
      'The Georgian kitchen: 120 recipes',
      '«Кухня»: 120 грузинских блюд',
      '《格鲁吉亚厨房》 120道家常菜',
    ),
    description: t(
      'აჯარული ხაჭაპურიდან სვანურ კუბდარამდე, ყველა კუთხის სუფრა ერთ წიგნში. რაოდენობა გრამებშიც წერია და ჭიქებშიც.\n\nყოველი რეცეპტი ჩვეულებრივ ბინის სამზარეულოში გამოვცადეთ, თონის გარეშე. ბოლოში კერძების ანბანური საძიებელია. უცხო ქვეყანაში იმერული ყველის შოვნა ძნელია, ამიტომ შემცვლელებიც მივუთითეთ.',
      'From Adjarian khachapuri to Svan kubdari, the tables of every region in one book. Quantities are given in grams and in cups.\n\nEach recipe was tried out in an ordinary home kitchen, with no clay oven; an index of dishes is at the back. Imeretian cheese is hard to find abroad, so we name what to use instead.',
      'От аджарского хачапури до сванского кубдари: столы всех краёв в одной книге. Меры в граммах и стаканах.\n\nКаждый рецепт проверен на обычной кухне, без печи тоне, в конце указатель блюд. За границей имеретинский сыр найти трудно, поэтому мы подсказали, чем его заменить.',
      '从阿扎尔奶酪面包到斯瓦涅季肉饼，各地餐桌尽收一册。用量同时标注克数和杯数。\n\n每道菜都在普通公寓厨房试做过，不用馕坑，书末附菜名索引。国外难买到伊梅列季奶酪，书中写明了替代食材。',
    ),
    attributes: [
      pages(same('320')),
      cover(cloth),
      size(cm('19 × 26')),
      photos(t('120 ფერადი ფოტო', '120 colour photos', '120 цветных фото', '彩色照片120张')),
    ],
    looks: ['book.hardcover.teal.samzareulo'],
    options: [editions(inGeorgian, inEnglish, inRussian)],
    offers: [
      { values: ['ka'], price: 4600, was: 5400, stock: 52 },
      { values: ['en'], price: 5200, stock: 23 },
      { values: ['ru'], price: 5200, stock: 18 },
    ],
    daysOld: 4,
  },
  {
    key: 'poems-anthology',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t('ლექსები: ორენოვანი ანთოლოგია', 'Poems: a bilingual anthology', 'Стихи: двуязычная антология', '《诗选》 格英双语对照'),
    description: t(
      'ასი ლექსი ბარათაშვილიდან აკაკი წერეთლამდე: მარცხნივ ქართულად, მარჯვნივ ინგლისურად. ვინც ქართულს ახლა სწავლობს, ორი გვერდის შედარებით ლექსიკონის გარეშეც ბევრს გაიგებს.\n\nბოლოში ყოველი პოეტის მოკლე ბიოგრაფიაა. თარგმანი რითმას ყოველთვის ვერ ინარჩუნებს: აზრი გვერჩივნა. თხელი ტომი პალტოს ჯიბეში ეტევა, მატარებელში კი უფრო რბილყდიანი მიაქვთ.',
      'A hundred poems from Baratashvili to Akaki Tsereteli, Georgian on the left and English on the right. A learner of Georgian can get far without a dictionary by looking across the page.\n\nShort lives of the poets are at the back. The translations do not always keep the rhyme; we thought the sense came first. The slim volume fits a coat pocket, and for the train most people take the paperback.',
      'Сто стихотворений от Бараташвили до Акакия Церетели: слева по-грузински, справа по-английски. Кто учит грузинский, многое поймёт и без словаря, сравнивая страницы.\n\nВ конце краткие биографии поэтов. Рифму перевод сохраняет не всегда: мы выбирали смысл. Тонкий томик помещается в карман пальто, а в дорогу обычно берут тот, что в мягкой обложке.',
      '从巴拉塔什维利到阿卡基·采列捷利，一百首诗，左页格鲁吉亚文，右页英文。学格鲁吉亚语的读者左右对照着看，不查词典也能懂大半。\n\n书末附诗人小传。译文未必押韵，我们更看重诗意。薄薄一册，放得进大衣口袋，坐火车出门的读者多半挑平装本。',
    ),
    attributes: [
      writtenIn(t('ქართული და ინგლისური', 'Georgian and English', 'Грузинский и английский', '格鲁吉亚语、英语')),
      pages(same('256')),
      size(cm('12 × 18')),
    ],
    looks: ['book.thin.cream.leksebi'],
    options: [
      bindings(
        value('hard', t('მაგარი ყდა', 'Hardback', 'Твёрдый переплёт', '精装')),
        value('soft', t('რბილი ყდა', 'Paperback', 'Мягкая обложка', '平装')),
      ),
    ],
    offers: [
      { values: ['hard'], price: 3200, stock: 19 },
      { values: ['soft'], price: 1900, stock: 41 },
    ],
    daysOld: 141,
  },
  {
    key: 'georgian-shelf-set',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      'ქართული თარო: ოთხი წიგნის ნაკრები',
      'The Georgian shelf: a set of four books',
      'Грузинская полка: набор из четырёх книг',
      '格鲁吉亚书架 四册套装',
    ),
    description: t(
      '„ვეფხისტყაოსანი“, ლექსები, სამზარეულო და თბილისის გასეირნებები: ოთხივე ნაჭრის ყდაში, ერთ ყუთში. ცალ-ცალკე შეძენასთან შედარებით დაახლოებით ოცდახუთ ლარს დაზოგავთ.\n\nყუთი სქელი მუყაოსია და ფოსტასაც უძლებს. წიგნები სხვადასხვა სიმაღლისაა, ამიტომ თაროზე კიბესავით დგას: ასე ჩავიფიქრეთ. ლექსების ტომი ორივე ნაკრებში ორენოვანია.',
      'The Panther’s Skin, the Poems, the Kitchen and the walks through Tbilisi: all four in cloth, in one box. It saves you about twenty-five lari compared with buying them one by one.\n\nThe box is thick card and survives the post. The books differ in height, so they stand on the shelf like a staircase, which is how we meant it. The volume of poems is bilingual in either set.',
      '«Витязь», «Стихи», «Кухня» и прогулки по Тбилиси: все четыре в тканевых переплётах, в одной коробке. По сравнению с покупкой по отдельности выходит примерно на двадцать пять лари дешевле.\n\nКоробка из толстого картона, почту выдержит. Книги разной высоты и стоят на полке лесенкой, так и задумано. Томик стихов двуязычный в обоих наборах.',
      '《虎皮武士》《诗选》《格鲁吉亚厨房》与《第比利斯》，四册布面精装，同装一盒。比单买约省二十五拉里。\n\n书盒为厚卡纸，经得起邮寄。四本书高矮不一，排在架上像台阶，设计如此。两种套装里的《诗选》都是双语版。',
    ),
    attributes: [inBox(t('4 წიგნი, ყუთი', '4 books, slipcase', '4 книги, футляр', '图书4册、书盒')), cover(cloth), weight(kg(3.2))],
    looks: ['books.stack.classics'],
    options: [editions(inGeorgian, inEnglish)],
    offers: [
      { values: ['ka'], price: 15100, stock: 11 },
      { values: ['en'], price: 16900, stock: 6 },
    ],
    daysOld: 110,
  },
  {
    key: 'vazha-two-poems',
    category: 'books',
    store: 'tsigni-corner',
    name: t(
      'ვაჟა-ფშაველა: „ალუდა ქეთელაური“ და „სტუმარ-მასპინძელი“',
      'Vazha-Pshavela: Aluda Ketelauri and Host and Guest',
      'Важа-Пшавела: «Алуда Кетелаури» и «Гость и хозяин»',
      '瓦扎·普沙韦拉 两部长诗',
    ),
    description: t(
      'ორი პოემა ერთ თხელ წიგნში: ხევსური, რომელიც მოკლულ მტერს პატივს მიაგებს, და ქისტი, რომელიც სტუმარს საკუთარი თემისგან იცავს. ორივე ერთ საღამოს იკითხება, ფიქრით კი უფრო დიდხანს.\n\nფშაური სიტყვები აშიაზეა განმარტებული და თვალი ბოლოში აღარ გარბის. თარგმანები ძველი და ნაცადია. ასოები მსხვილია, სასკოლო კონსპექტი კი დართული არ აქვს.',
      'Two poems in one slim book: a Khevsur who honours the enemy he has killed, and a Kist who defends his guest against his own people. Either can be read in an evening and stays with you a good deal longer.\n\nWords from the mountain dialect are explained in the margin, which saves running to the back. The translations are old and proven. The type is large, and there is no school summary.',
      'Две поэмы в одной тонкой книге: хевсур, который чтит убитого врага, и кистинец, который защищает гостя от своих. Каждую прочтёшь за вечер, а думаешь о ней дольше.\n\nПшавские слова объяснены на полях, листать в конец не нужно. Переводы старые, проверенные. Шрифт крупный, школьного конспекта нет.',
      '薄薄一册收两部长诗：一个赫夫苏尔人敬重被自己杀死的敌人，一个基斯特人为保护客人与全族对抗。一晚就能读完一部，却会想很久。\n\n普沙维方言词在页边注释，不必翻到书末。译文选用经典旧译，字号大，也没有教辅式的内容提要。',
    ),
    attributes: [
      author(t('ვაჟა-ფშაველა', 'Vazha-Pshavela', 'Важа-Пшавела', '瓦扎·普沙韦拉')),
      pages(same('128')),
      cover(t('მაგარი ყდა', 'Hardback', 'Твёрдый', '精装')),
      size(cm('13 × 20')),
    ],
    looks: ['book.thin.navy.vazha'],
    options: [editions(inGeorgian, inEnglish, inRussian)],
    offers: [
      { values: ['ka'], price: 2200, stock: 58 },
      { values: ['en'], price: 2600, stock: 17 },
      { values: ['ru'], price: 2600, stock: 0 },
    ],
    daysOld: 320,
  },
  {
    key: 'pirosmani-album',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      'ფიროსმანი: ოთხმოცი ნახატი, ალბომი',
      'Pirosmani: eighty paintings',
      'Пиросмани: восемьдесят картин, альбом',
      '《皮罗斯马尼》 画册八十幅',
    ),
    description: t(
      'ჟირაფი, მეთევზე, ქეიფი ვაზის ქვეშ: შავ მუშამბაზე დახატული სურათები აქ შავ ფონზევე დაიბეჭდა, რომ ფერმა ისევე ანათოს. თითო ნახატს თითო გვერდი აქვს, ტექსტი კი ბოლოშია შეკრებილი.\n\nალბომი დიდია, უბრალო თაროზე ვერ დადგება და დაწოლილი უნდა შეინახოთ. ზომა და თარიღი ყველგან მითითებულია, სადაც ცნობილია. ჟურნალის მაგიდაზე რომ დევს, სტუმრები ფურცლავენ და ჯერ ჟირაფს ეძებენ.',
      'The giraffe, the fisherman, the feast under the vines: he painted on black oilcloth, so we print on black too and the colours glow as they should. Every picture has a page to itself, with all the text gathered at the end.\n\nIt is too tall to stand on an ordinary shelf; keep it lying down. Sizes and dates are given where anyone knows them. On a coffee table it gets leafed through, and guests generally look for the giraffe first.',
      'Жираф, рыбак, кутёж под лозой: он писал по чёрной клеёнке, поэтому и мы печатали на чёрном, чтобы цвет светился. У каждой картины своя страница, весь текст собран в конце.\n\nНа обычную полку альбом не встанет, храните лёжа. Размеры и даты указаны там, где они известны. На журнальном столике его листают все гости и первым делом ищут жирафа.',
      '长颈鹿、渔夫、葡萄架下的宴饮。他在黑油布上作画，我们也用黑底印刷，让颜色像原作那样亮起来。一画一页，文字集中放在书末。\n\n画册开本大，普通书架立不下，请平放。尺寸和年代凡可考者都注明。摊在茶几上，来客总要翻一翻，先找的往往是那头长颈鹿。',
    ),
    attributes: [
      pages(same('176')),
      cover(t('მაგარი ყდა', 'Hardback', 'Твёрдый', '精装')),
      size(cm('28 × 34')),
      weight(kg(1.9)),
      photos(t('80 რეპროდუქცია', '80 plates', '80 репродукций', '图版80幅')),
    ],
    looks: ['book.hardcover.black.pirosmani'],
    options: [editions(inGeorgian, inEnglish, inChinese)],
    offers: [
      { values: ['ka'], price: 8900, stock: 13 },
      { values: ['en'], price: 9400, stock: 16 },
      { values: ['zh'], price: 9900, stock: 5 },
    ],
    daysOld: 58,
  },
]
