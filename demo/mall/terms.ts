import type { DemoOption, FullText } from '#demo/mall/shapes.ts'

/** A text in the four languages, in the order Georgian, English, Russian, Chinese. */
export const t = (ka: string, en: string, ru: string, zh: string): FullText => ({ ka, en, ru, zh })

/** What is written alike everywhere: a model number, a plain figure. */
export const same = (text: string): FullText => t(text, text, text, text)

/** How many of something: a bare figure, except in Chinese, which wants its measure word. */
export const counted = (amount: number, measure: string): FullText => t(`${amount}`, `${amount}`, `${amount}`, `${amount}${measure}`)

type Amount = number | string
const unit =
  (ka: string, en: string, ru: string, zh: string) =>
  (amount: Amount): FullText => {
    const point = String(amount)
    const comma = point.replaceAll('.', ',')
    return t(`${comma} ${ka}`, `${point} ${en}`, `${comma} ${ru}`, `${point.replaceAll(' × ', '×').replaceAll(' + ', '+')}${zh}`)
  }
export const cm = unit('სმ', 'cm', 'см', '厘米')
export const mm = unit('მმ', 'mm', 'мм', '毫米')
export const metres = unit('მ', 'm', 'м', '米')
export const ml = unit('მლ', 'ml', 'мл', '毫升')
export const litres = unit('ლ', 'l', 'л', '升')
export const grams = unit('გ', 'g', 'г', '克')
export const kg = unit('კგ', 'kg', 'кг', '千克')
export const hours = unit('სთ', 'h', 'ч', '小时')
export const watts = unit('ვტ', 'W', 'Вт', '瓦')
export const gb = unit('გბ', 'GB', 'ГБ', 'GB')
export const mah = unit('მა·სთ', 'mAh', 'мА·ч', '毫安时')
/** In Russian 13 дюймов, but 6,1 дюйма; no whole number here is below five. */
export const inches = (amount: number): FullText => unit('დუიმი', 'in', Number.isInteger(amount) ? 'дюймов' : 'дюйма', '英寸')(amount)
/** How many are in it; Chinese counts each thing by a word of its own: 只, 把, 块. */
export const pieces = (amount: number, measure: string): FullText =>
  t(`${amount} ც.`, amount === 1 ? '1 piece' : `${amount} pieces`, `${amount} шт.`, `${amount}${measure}`)

type Attribute = { name: FullText; value: FullText }
const attribute =
  (ka: string, en: string, ru: string, zh: string) =>
  (value: FullText): Attribute => ({ name: t(ka, en, ru, zh), value })
export const material = attribute('მასალა', 'Material', 'Материал', '材质')
export const size = attribute('ზომა', 'Size', 'Размер', '尺寸')
export const height = attribute('სიმაღლე', 'Height', 'Высота', '高度')
export const diameter = attribute('დიამეტრი', 'Diameter', 'Диаметр', '直径')
export const volume = attribute('მოცულობა', 'Capacity', 'Объём', '容量')
/** What is in a bottle or a jar that is sold full. */
export const content = attribute('მოცულობა', 'Size', 'Объём', '净含量')
export const weight = attribute('წონა', 'Weight', 'Вес', '重量')
export const madeIn = attribute('დამზადების ადგილი', 'Made in', 'Где сделано', '产地')
/** Where a plant comes from: nobody makes one. */
export const grownIn = attribute('გაზრდილია', 'Grown in', 'Где выращено', '产地')
export const care = attribute('მოვლა', 'Care', 'Уход', '保养')
export const inBox = attribute('კომპლექტში', 'In the box', 'В комплекте', '包装清单')
export const warranty = attribute('გარანტია', 'Warranty', 'Гарантия', '质保')
export const load = attribute('მაქსიმალური დატვირთვა', 'Maximum load', 'Максимальная нагрузка', '最大承重')
export const assembly = attribute('აწყობა', 'Assembly', 'Сборка', '安装')
export const filling = attribute('შიგთავსი', 'Filling', 'Наполнитель', '填充物')
export const density = attribute('სიმკვრივე', 'Fabric weight', 'Плотность', '克重')
export const keepsHot = attribute('სითბოს ინახავს', 'Keeps hot', 'Держит тепло', '保温时长')
export const stove = attribute('ქურა', 'Hob', 'Плита', '适用炉具')
export const bulb = attribute('ნათურა', 'Bulb', 'Лампа', '光源')
export const cord = attribute('კაბელი', 'Cord', 'Кабель', '电线')
export const light = attribute('განათება', 'Light', 'Освещение', '光照')
export const watering = attribute('მორწყვა', 'Watering', 'Полив', '浇水')
export const pot = attribute('ქოთანი', 'Pot', 'Горшок', '花盆')
export const movement = attribute('მექანიზმი', 'Movement', 'Механизм', '机芯')
export const power = attribute('კვება', 'Power', 'Питание', '供电')
/** How many watts a lamp draws. */
export const wattage = attribute('სიმძლავრე', 'Power', 'Мощность', '功率')
export const screen = attribute('ეკრანი', 'Screen', 'Экран', '屏幕')
export const camera = attribute('კამერა', 'Camera', 'Камера', '摄像头')
export const battery = attribute('ელემენტი', 'Battery', 'Аккумулятор', '电池')
export const playtime = attribute('მუშაობის დრო', 'Battery life', 'Время работы', '续航')
export const memory = attribute('მეხსიერება', 'Memory', 'Память', '内存')
export const ports = attribute('პორტები', 'Ports', 'Разъёмы', '接口')
export const output = attribute('სიმძლავრე', 'Output', 'Мощность', '功率')
export const waterproof = attribute('წყლისგან დაცვა', 'Water resistance', 'Влагозащита', '防水等级')

export const georgia = t('საქართველო', 'Georgia', 'Грузия', '格鲁吉亚')
export const months = (count: number): FullText =>
  t(
    `${count} თვე`,
    `${count} months`,
    `${count} ${count % 10 > 1 && count % 10 < 5 && (count < 10 || count > 20) ? 'месяца' : 'месяцев'}`,
    `${count}个月`,
  )
export const dishwasher = t('ირეცხება ჭურჭლის სარეცხ მანქანაში', 'Dishwasher safe', 'Можно мыть в посудомоечной машине', '可用洗碗机清洗')
export const byHand = t('გარეცხეთ ხელით', 'Wash by hand', 'Мыть вручную', '建议手洗')
export const dryCloth = t('გადაწმინდეთ მშრალი ნაჭრით', 'Wipe with a dry cloth', 'Протирать сухой тканью', '用干布擦拭')
export const wash40 = t('რეცხვა 40 °C-ზე', 'Machine wash at 40 °C', 'Стирка при 40 °C', '40℃机洗')
export const wash30 = t('რეცხვა 30 °C-ზე, ნაზი რეჟიმი', 'Gentle wash at 30 °C', 'Деликатная стирка при 30 °C', '30℃轻柔机洗')

type Value = DemoOption['values'][number]
const tint = (key: string, swatch: string, text: FullText): Value => ({ key, text, swatch })
export const teal = tint('teal', '#0f6c6c', t('ზურმუხტისფერი', 'Teal', 'Изумрудный', '孔雀绿'))
export const clay = tint('clay', '#d2733c', t('თიხისფერი', 'Clay', 'Терракотовый', '陶土橙'))
export const navy = tint('navy', '#2b3c6b', t('მუქი ლურჯი', 'Navy', 'Тёмно-синий', '藏青'))
export const green = tint('green', '#5f8a2b', t('მწვანე', 'Green', 'Зелёный', '草绿'))
export const sage = tint('sage', '#a8c3a2', t('სალბისფერი', 'Sage', 'Шалфейный', '鼠尾草绿'))
export const sand = tint('sand', '#d9c19a', t('ქვიშისფერი', 'Sand', 'Песочный', '沙色'))
export const white = tint('white', '#f4f2ec', t('თეთრი', 'White', 'Белый', '白色'))
export const amber = tint('amber', '#e08e12', t('ქარვისფერი', 'Amber', 'Янтарный', '琥珀色'))
export const bottleGreen = tint('green', '#86bd8c', t('ღია მწვანე', 'Light green', 'Светло-зелёный', '浅绿'))
export const blush = tint('blush', '#e3b7a8', t('ვარდისფერი', 'Blush', 'Розовый', '浅粉'))
export const charcoal = tint('charcoal', '#3a3a3c', t('გრაფიტისფერი', 'Charcoal', 'Графитовый', '炭黑'))
export const cognac = tint('cognac', '#c07a45', t('თეთრი და კონიაკისფერი', 'White and cognac', 'Белый с коньячным', '白棕拼色'))

const option =
  (ka: string, en: string, ru: string, zh: string) =>
  (...values: Value[]): DemoOption => ({ name: t(ka, en, ru, zh), values })
export const colours = option('ფერი', 'Colour', 'Цвет', '颜色')
export const sizes = option('ზომა', 'Size', 'Размер', '尺寸')
export const heights = option('სიმაღლე', 'Height', 'Высота', '高度')
export const volumes = option('მოცულობა', 'Capacity', 'Объём', '容量')
export const contents = option('მოცულობა', 'Size', 'Объём', '净含量')
export const sets = option('კომპლექტი', 'Set', 'Комплект', '套装')
export const storages = option('მეხსიერება', 'Storage', 'Память', '存储容量')
export const memories = option('ოპერატიული მეხსიერება', 'Memory', 'Оперативная память', '运行内存')
export const lengths = option('კაბელის სიგრძე', 'Cord length', 'Длина кабеля', '线长')
export const value = (key: string, text: FullText): Value => ({ key, text })

export const weights = option('წონა', 'Weight', 'Вес', '重量')
export const editions = option('ენა', 'Language', 'Язык', '语言')
export const flavours = option('სახეობა', 'Variety', 'Вид', '口味')

export const degrees = (amount: Amount): FullText => t(`${amount} °C`, `${amount} °C`, `${amount} °C`, `${amount}℃`)
export const percent = (amount: Amount): FullText => {
  const comma = String(amount).replaceAll('.', ',')
  return t(`${comma}%`, `${amount}%`, `${comma} %`, `${amount}%`)
}
export const ingredients = attribute('შემადგენლობა', 'Ingredients', 'Состав', '配料')
/** Of soap and creams: Chinese says 配料 of food only. */
export const madeOf = attribute('შემადგენლობა', 'Ingredients', 'Состав', '成分')
export const keeps = attribute('ინახება', 'Keeps for', 'Срок хранения', '保质期')
export const harvest = attribute('მოსავალი', 'Harvest', 'Сбор', '采收期')
export const region = attribute('მხარე', 'Region', 'Регион', '产区')
export const brewing = attribute('დაყენება', 'Brewing', 'Заваривание', '冲泡方法')
export const grape = attribute('ყურძნის ჯიში', 'Grape', 'Сорт винограда', '葡萄品种')
export const vintage = attribute('მოსავლის წელი', 'Vintage', 'Год урожая', '年份')
export const alcohol = attribute('ალკოჰოლი', 'Alcohol', 'Алкоголь', '酒精度')
export const serveAt = attribute('სასმელად საუკეთესოა', 'Serve at', 'Температура подачи', '适饮温度')
export const skin = attribute('კანის ტიპი', 'Skin type', 'Тип кожи', '适用肤质')
export const howToUse = attribute('გამოყენება', 'How to use', 'Применение', '使用方法')
export const topNotes = attribute('საწყისი ნოტები', 'Top notes', 'Верхние ноты', '前调')
export const heartNotes = attribute('გულის ნოტები', 'Heart notes', 'Ноты сердца', '中调')
export const baseNotes = attribute('ბაზის ნოტები', 'Base notes', 'Базовые ноты', '后调')
export const lasting = attribute('მდგრადობა', 'Lasts', 'Стойкость', '留香时间')
export const holds = attribute('ეტევა', 'Holds', 'Вмещает', '可容纳')
export const watchCase = attribute('კორპუსი', 'Case', 'Корпус', '表壳')
export const strap = attribute('სამაჯური', 'Strap', 'Ремешок', '表带')
export const crystal = attribute('მინა', 'Crystal', 'Стекло', '表镜')
export const canopy = attribute('გუმბათის დიამეტრი', 'Canopy width', 'Диаметр купола', '伞面直径')
export const ribs = attribute('ჩონჩხი', 'Frame', 'Каркас', '伞骨')
export const handle = attribute('ტარი', 'Handle', 'Ручка', '手柄')
/** What a hand closes round on a weight; Georgian has another word for it than for a hammer's handle. */
export const grip = attribute('სახელური', 'Handle', 'Ручка', '手柄')
export const ages = attribute('ასაკი', 'Age', 'Возраст', '适用年龄')
export const pages = attribute('გვერდები', 'Pages', 'Страниц', '页数')
export const cover = attribute('ყდა', 'Binding', 'Переплёт', '装帧')
export const writtenIn = attribute('ენა', 'Language', 'Язык', '语言')
export const shades = option('ტონი', 'Shade', 'Оттенок', '色号')
export const canopies = option('გუმბათის დიამეტრი', 'Canopy width', 'Диаметр купола', '伞面直径')
export const ageGroups = option('ასაკი', 'Age', 'Возраст', '适用年龄')
export const sunProtection = attribute('მზისგან დაცვა', 'Sun protection', 'Защита от солнца', '防晒指数')
export const bladder = attribute('კამერა', 'Bladder', 'Камера мяча', '球胆')
export const joints = attribute('პანელები', 'Panels', 'Панели', '球片拼接')
export const keepsCold = attribute('სიგრილეს ინახავს', 'Keeps cold', 'Держит холод', '保冷时长')
export const sparePart = attribute('სათადარიგო ნაწილი', 'Spare part', 'Запасная деталь', '备用配件')
export const author = attribute('ავტორი', 'Author', 'Автор', '作者')
export const photos = attribute('ილუსტრაციები', 'Illustrations', 'Иллюстрации', '插图')

export const cream = tint('cream', '#e6d8bf', t('კრემისფერი', 'Cream', 'Кремовый', '奶油色'))
export const wineRed = tint('wine', '#6e1a2a', t('ღვინისფერი', 'Burgundy', 'Винный', '酒红'))
export const mustard = tint('mustard', '#c99a2e', t('მდოგვისფერი', 'Mustard', 'Горчичный', '芥末黄'))
export const red = tint('red', '#b3352b', t('წითელი', 'Red', 'Красный', '红色'))
export const black = tint('black', '#1c1c1e', t('შავი', 'Black', 'Чёрный', '黑色'))
export const oakTone = tint('oak', '#c79a63', t('მუხისფერი', 'Oak', 'Дуб', '橡木色'))
export const walnutTone = tint('walnut', '#6b442a', t('კაკლისფერი', 'Walnut', 'Орех', '胡桃木色'))
/** Where in Georgia something is made. */
export const town = (ka: string, en: string, ru: string, zh: string): FullText =>
  t(`${ka}, საქართველო`, `${en}, Georgia`, `${ru}, Грузия`, `格鲁吉亚${zh}`)
export const mtskheta = town('მცხეთა', 'Mtskheta', 'Мцхета', '姆茨赫塔')
export const stoneware = t('ქვის კერამიკა', 'Stoneware', 'Каменная керамика', '炻器')
export const pureCotton = t('100% ბამბა', '100% cotton', '100 % хлопок', '100%纯棉')
export const gsm = (amount: Amount): FullText => t(`${amount} გ/მ²`, `${amount} g/m²`, `${amount} г/м²`, `${amount}克/平方米`)
export const width = attribute('სიგანე', 'Width', 'Ширина', '宽度')
export const seatHeight = attribute('დასაჯდომის სიმაღლე', 'Seat height', 'Высота сиденья', '座高')
export const seats = attribute('რამდენ კაცზეა', 'Seats', 'Сколько мест', '适用人数')
export const drawers = attribute('უჯრები', 'Drawers', 'Ящики', '抽屉')
export const shelfCount = attribute('თაროები', 'Shelves', 'Полки', '层板')
export const widths = option('სიგანე', 'Width', 'Ширина', '宽度')
export const diameters = option('დიამეტრი', 'Diameter', 'Диаметр', '直径')
export const legsOnly = t('ფეხების მიმაგრება, 15 წუთი', 'Fit the legs, 15 minutes', 'Прикрутить ножки, 15 минут', '只需装腿，约15分钟')
export const assembled = t('მოდის აწყობილი', 'Comes assembled', 'Приходит в сборе', '整装发货，免安装')

/** What food, drinks and beauty are told by. */
export const taste = attribute('გემო', 'Taste', 'Вкус', '风味')
export const allergens = attribute('ალერგენები', 'Allergens', 'Аллергены', '过敏原')
export const storing = attribute('როგორ შევინახოთ', 'Storage', 'Как хранить', '储存方式')
export const heat = attribute('სიცხარე', 'Heat', 'Острота', '辣度')
export const roast = attribute('მოხალვა', 'Roast', 'Обжарка', '烘焙度')
export const origin = attribute('წარმოშობა', 'Origin', 'Происхождение', '原产地')
export const sweetness = attribute('სიტკბო', 'Sweetness', 'Сладость', '甜度')
export const scent = attribute('სურნელი', 'Scent', 'Аромат', '香味')
export const finish = attribute('ეფექტი', 'Finish', 'Финиш', '妆效')
export const packs = option('რაოდენობა', 'Quantity', 'Количество', '数量')
export const packings = option('შეფუთვა', 'Packaging', 'Упаковка', '包装')
export const grinds = option('დაფქვა', 'Grind', 'Помол', '研磨')
export const scents = option('სურნელი', 'Scent', 'Аромат', '香型')
export const heats = option('სიცხარე', 'Heat', 'Острота', '辣度')
export const bottle1 = value('1', t('1 ბოთლი', '1 bottle', '1 бутылка', '1瓶'))
export const bottles3 = value('3', t('3 ბოთლი', '3 bottles', '3 бутылки', '3瓶'))
export const bottles6 = value('6', t('6 ბოთლი', '6 bottles', '6 бутылок', '6瓶'))
export const bottles12 = value('12', t('12 ბოთლი', '12 bottles', '12 бутылок', '12瓶'))
export const jar1 = value('1', t('1 ქილა', '1 jar', '1 банка', '1罐'))
export const jars3 = value('3', t('3 ქილა', '3 jars', '3 банки', '3罐'))
export const jars6 = value('6', t('6 ქილა', '6 jars', '6 банок', '6罐'))
export const unopened = (whole: number, opened: number): FullText => {
  const [all, then] = [months(whole), months(opened)]
  return t(
    `${all.ka}, გახსნის შემდეგ ${then.ka}`,
    `${all.en}, ${then.en} once opened`,
    `${all.ru}, после вскрытия ${then.ru}`,
    `${all.zh}，开封后${then.zh}`,
  )
}
export const coolAndDark = t('გრილ და ბნელ ადგილას', 'Somewhere cool and dark', 'В прохладном тёмном месте', '阴凉避光处')
export const kakheti = t('კახეთი', 'Kakheti', 'Кахетия', '卡赫季')
export const imereti = t('იმერეთი', 'Imereti', 'Имеретия', '伊梅列季')
export const samegrelo = t('სამეგრელო', 'Samegrelo', 'Самегрело', '萨梅格列罗')
export const svaneti = t('სვანეთი', 'Svaneti', 'Сванетия', '斯瓦涅季')
export const racha = t('რაჭა', 'Racha', 'Рача', '拉恰')
export const adjara = t('აჭარა', 'Adjara', 'Аджария', '阿扎尔')
export const ozurgeti = t('ოზურგეთი, გურია', 'Ozurgeti, Guria', 'Озургети, Гурия', '古里亚奥祖尔盖蒂')

/** What lamps, plants, tools and electronics are told by. */
export const sky = tint('sky', '#8fb0bc', t('ცისფერი', 'Sky blue', 'Голубой', '天蓝'))
export const silver = tint('steel', '#c9cbce', t('ვერცხლისფერი', 'Silver', 'Серебристый', '银色'))
export const gold = tint('gold', '#e2b877', t('ოქროსფერი', 'Gold', 'Золотистый', '金色'))
export const brassTone = tint('brass', '#c9a255', t('თითბრისფერი', 'Brass', 'Латунь', '黄铜色'))
export const newtonMetres = unit('ნ·მ', 'N·m', 'Н·м', '牛·米')
export const tb = unit('ტბ', 'TB', 'ТБ', 'TB')
/** One camera or several: `50`, `50 + 12`. */
export const megapixels = (figures: Amount): FullText => {
  const inChinese = String(figures)
    .split(' + ')
    .map((each) => (Number(each) < 100 ? `${Number(each) * 100}万` : `${Number(each) / 100}亿`))
    .join('+')
  return t(`${figures} მპ`, `${figures} MP`, `${figures} Мп`, `${inChinese}像素`)
}
export const burnTime = attribute('წვის დრო', 'Burns for', 'Время горения', '燃烧时长')
export const wax = attribute('ცვილი', 'Wax', 'Воск', '蜡材')
export const drainage = attribute('სადრენაჟე ხვრელი', 'Drainage hole', 'Дренажное отверстие', '排水孔')
export const hardiness = attribute('ყინვაგამძლეობა', 'Frost hardiness', 'Морозостойкость', '耐寒')
export const torque = attribute('მგრეხი მომენტი', 'Torque', 'Крутящий момент', '扭矩')
export const speed = attribute('ბრუნვის სიჩქარე', 'Speed', 'Обороты', '转速')
export const head = attribute('თავი', 'Head', 'Боёк', '锤头')
export const lens = attribute('ობიექტივი', 'Lens', 'Объектив', '镜头')
export const sensor = attribute('მატრიცა', 'Sensor', 'Матрица', '传感器')
export const photoSize = attribute('ფოტოს ზომა', 'Print size', 'Размер снимка', '照片尺寸')
export const charging = attribute('დამუხტვა', 'Charging', 'Зарядка', '充电')
export const connection = attribute('მიერთება', 'Connection', 'Подключение', '连接方式')
export const noiseCancelling = attribute('ხმაურის ჩახშობა', 'Noise cancelling', 'Шумоподавление', '降噪')
export const mounts = option('სამაგრი', 'Mount', 'Крепление', '安装方式')
export const layouts = option('განლაგება', 'Layout', 'Раскладка', '键盘布局')
export const capacities = option('ტევადობა', 'Capacity', 'Ёмкость', '电池容量')
export const warmBulb = t('E27 LED, 8 ვტ, ყუთშია', 'E27 LED, 8 W, in the box', 'E27 LED, 8 Вт, в коробке', 'E27 LED，8瓦，随盒附送')
export const silentQuartz = t('კვარცი, უხმო სვლა', 'Quartz, silent sweep', 'Кварцевый, бесшумный ход', '石英静音扫秒')
export const brightShade = t('ნათელი, პირდაპირი მზის გარეშე', 'Bright, no direct sun', 'Яркий рассеянный свет', '明亮散射光，避免直晒')
export const rustavi = town('რუსთავი', 'Rustavi', 'Рустави', '鲁斯塔维')
export const telavi = town('თელავი', 'Telavi', 'Телави', '泰拉维')
export const sighnaghi = town('სიღნაღი', 'Sighnaghi', 'Сигнахи', '锡格纳吉')
export const batumi = town('ბათუმი', 'Batumi', 'Батуми', '巴统')

/** What accessories, sport, travel, toys and books are told by. */
export const tan = tint('leather', '#9a5b34', t('ყავისფერი', 'Tan', 'Коричневый', '棕色'))
export const grey = tint('graphite', '#55565a', t('ნაცრისფერი', 'Grey', 'Серый', '灰色'))
export const lilac = tint('lilac', '#a79bb8', t('იასამნისფერი', 'Lilac', 'Сиреневый', '丁香紫'))
export const mixedTone = tint('mixed', '#d9941f', t('ჭრელი', 'Bright', 'Яркие цвета', '彩色'))
export const pastelTone = tint('pastel', '#d6a596', t('პასტელი', 'Pastel', 'Пастельные цвета', '马卡龙色'))
export const closing = attribute('შესაკრავი', 'Closure', 'Застёжка', '闭合方式')
export const lining = attribute('სარჩული', 'Lining', 'Подкладка', '内衬')
export const pockets = attribute('ჯიბეები', 'Pockets', 'Карманы', '口袋')
export const chain = attribute('ძეწკვი', 'Chain', 'Цепочка', '项链')
export const technique = attribute('ტექნიკა', 'Technique', 'Техника', '工艺')
export const thickness = attribute('სისქე', 'Thickness', 'Толщина', '厚度')
export const wheels = attribute('ბორბლები', 'Wheels', 'Колёса', '轮子')
export const lock = attribute('საკეტი', 'Lock', 'Замок', '锁')
export const paper = attribute('ქაღალდი', 'Paper', 'Бумага', '纸张')
export const lead = attribute('გული', 'Lead', 'Грифель', '笔芯')
export const closings = option('შესაკრავი', 'Closure', 'Застёжка', '闭合方式')
export const chainLengths = option('ძეწკვის სიგრძე', 'Chain length', 'Длина цепочки', '链长')
export const thicknesses = option('სისქე', 'Thickness', 'Толщина', '厚度')
export const rulings = option('ფურცელი', 'Ruling', 'Разлиновка', '内页')
export const bindings = option('ყდა', 'Binding', 'Переплёт', '装帧')
export const lettering = option('წარწერა', 'Lettering', 'Надпись', '定制文字')
export const wipeDamp = t('გადაწმინდეთ ნოტიო ნაჭრით', 'Wipe with a damp cloth', 'Протирать влажной тканью', '用湿布擦拭')
export const stainless = t('უჟანგავი ფოლადი', 'Stainless steel', 'Нержавеющая сталь', '不锈钢')
export const gildedSilver = t('მოოქროვილი ვერცხლი, 925 სინჯი', 'Gilded 925 silver', 'Серебро 925 пробы с позолотой', '925银镀金')
export const cloisonne = t('ტიხრული მინანქარი', 'Cloisonné enamel', 'Перегородчатая эмаль', '掐丝珐琅')
export const fromYears = (age: number): FullText =>
  age === 1
    ? t('1 წლიდან', '1 year and up', 'С 1 года', '1岁以上')
    : t(`${age} წლიდან`, `${age} years and up`, `С ${age} лет`, `${age}岁以上`)
export const fromMonths = (age: number): FullText => t(`${age} თვიდან`, `${age} months and up`, `С ${age} месяцев`, `${age}个月以上`)
export const bars = (amount: number): FullText => t(`${amount} ბარი`, `${amount} bar`, `${amount} бар`, `${amount}巴`)
export const tbilisi = town('თბილისი', 'Tbilisi', 'Тбилиси', '第比利斯')
export const kutaisi = town('ქუთაისი', 'Kutaisi', 'Кутаиси', '库塔伊西')
export const sorts = option('სახეობა', 'Kind', 'Вид', '种类')
