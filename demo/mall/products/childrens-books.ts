import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, fromYears } from '#demo/mall/terms/amounts.ts'
import { ages, author, cover, pages, photos, size } from '#demo/mall/terms/attributes.ts'
import { editions, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const cloth = t('ნაჭრის მაგარი ყდა', 'Cloth hardback', 'Твёрдый, тканевый', '布面精装')
const inGeorgian = value('ka', t('ქართული', 'Georgian', 'Грузинский', '格鲁吉亚语'))
const inEnglish = value('en', t('ინგლისური', 'English', 'Английский', '英语'))
const inRussian = value('ru', t('რუსული', 'Russian', 'Русский', '俄语'))
const inChinese = value('zh', t('ჩინური', 'Chinese', 'Китайский', '中文'))

export const childrensBooks: DemoProduct[] = [
  {
    key: 'saba-fables',
    category: 'books',
    store: 'tsigni-corner',
    brand: 'tsignari',
    name: t(
      'სულხან-საბა ორბელიანი: „სიბრძნე სიცრუისა“',
      'Sulkhan-Saba Orbeliani: Wisdom and Lies',
      'Сулхан-Саба Орбелиани: «Мудрость вымысла»',
      '苏尔汗-萨巴·奥尔贝利阿尼《智慧与谎言》',
    ),
    description: t(
      'მეფე, ვეზირი და აღმზრდელი კამათობენ, როგორ უნდა გაიზარდოს უფლისწული, და საბუთის ნაცვლად ერთმანეთს იგავებს უყვებიან. ას ორმოცდაათამდე ამბავი დაგროვდა, ზოგი სულ სამსტრიქონიანი.\n\nსამი საუკუნის წინანდელი ენა ახლაც გასაგებია, რთულ ადგილებს კი მოკლე შენიშვნა ახლავს. რამდენიმე იგავი პატარებისთვის უხეშია: ჯერ თავად წაიკითხეთ. ერთ იგავს ჩაის დაყენებამდე ჩაიკითხავთ.',
      'A king, a vizier and a tutor argue over how a prince should be brought up, and instead of proofs they tell each other fables. Some hundred and fifty pile up, a few of them three lines long.\n\nThe Georgian is three centuries old and still clear, with short notes where it is not. Several of the tales are rough for little ones; read them yourself first. Most are over before the tea has brewed.',
      'Царь, визирь и воспитатель спорят, как растить царевича, и вместо доводов рассказывают друг другу притчи. Их набралось около ста пятидесяти, иные в три строки.\n\nЯзыку три века, а он понятен и сейчас; трудные места снабжены короткими примечаниями. Некоторые притчи грубоваты для маленьких: сперва прочтите сами. Пока заваривается чай, одну притчу как раз успеваешь прочесть.',
      '国王、大臣和太傅争论该怎样教养王子，谁也不摆道理，只顾讲寓言。攒下来约一百五十则，有的只有三行。\n\n三百年前的文字，今天读来依然明白，难懂处附有短注。有几则对小孩子来说偏粗野，请家长先读。泡一杯茶的工夫，够读完一则。',
    ),
    attributes: [
      author(t('სულხან-საბა ორბელიანი', 'Sulkhan-Saba Orbeliani', 'Сулхан-Саба Орбелиани', '苏尔汗-萨巴·奥尔贝利阿尼')),
      pages(same('288')),
      cover(cloth),
      size(cm('14 × 21')),
    ],
    looks: ['book.hardcover.walnut.saba'],
    options: [editions(inGeorgian, inEnglish, inRussian)],
    offers: [
      { values: ['ka'], price: 3400, stock: 36 },
      { values: ['en'], price: 3900, stock: 12 },
      { values: ['ru'], price: 3700, stock: 18 },
    ],
    daysOld: 194,
  },
  {
    key: 'natsarkekia-tales',
    category: 'books',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t(
      '„ნაცარქექია“ და სხვა ქართული ზღაპრები',
      'Natsarkekia and other Georgian tales',
      '«Нацаркекия» и другие грузинские сказки',
      '《拨灰懒汉》 格鲁吉亚民间故事',
    ),
    description: t(
      'ზარმაცი ბიჭი დევს ერთი ყველითა და სადგისით ამარცხებს. კიდევ თერთმეტი ზღაპარია: ზოგი ორ წუთში იკითხება, ზოგი მთელ საღამოს ჰყოფნის.\n\nნახატები მთელ გვერდზეა და ტექსტს არ ჩამორჩება, ქაღალდი კი სქელია და ცომიანი თითების კვალი ადვილად იწმინდება. ერთ ადგილას დევი მართლა საშიშია; ოთხ წლამდე ის გვერდი გამოტოვეთ.',
      'A lazybones beats an ogre with nothing but a cheese and an awl. Eleven more tales keep it company, some over in two minutes, some enough for a whole evening.\n\nThe pictures fill the page and keep pace with the words, and the thick paper wipes clean of doughy fingers. In one place the ogre is properly frightening; for children under four, skip that page.',
      'Лентяй одолевает дэва с помощью сыра и шила. Рядом ещё одиннадцать сказок: одни читаются за две минуты, другой хватит на целый вечер.\n\nКартинки во всю страницу поспевают за текстом, а с плотной бумаги стираются даже следы от теста. В одном месте дэв и правда страшный: с малышами до четырёх эту страницу пропустите.',
      '一个懒汉，凭一块奶酪和一把锥子就打败了恶魔。另有十一个故事，短的两分钟读完，长的能讲一晚上。\n\n整页插图，图文同步，厚纸印刷，沾了面团手印也能擦掉。有一处恶魔画得真吓人，四岁以下请跳过那一页。',
    ),
    attributes: [
      ages(fromYears(4)),
      pages(same('96')),
      cover(t('მაგარი ყდა', 'Hardback', 'Твёрдый', '精装')),
      size(cm('22 × 28')),
      photos(t('48 ფერადი ნახატი', '48 colour drawings', '48 цветных рисунков', '彩色插图48幅')),
    ],
    looks: ['book.hardcover.leaf.natsarkekia'],
    options: [editions(inGeorgian, inEnglish, inRussian, inChinese)],
    offers: [
      { values: ['ka'], price: 2900, stock: 74 },
      { values: ['en'], price: 3400, stock: 22 },
      { values: ['ru'], price: 3400, stock: 29 },
      { values: ['zh'], price: 3800, stock: 11 },
    ],
    daysOld: 26,
  },
]
