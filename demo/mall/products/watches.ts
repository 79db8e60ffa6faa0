import type { DemoProduct } from '#demo/mall/shapes.ts'
import { bars, cm, fromYears, mm, months } from '#demo/mall/terms/amounts.ts'
import { ages, crystal, movement, playtime, screen, strap, warranty, watchCase, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { charcoal, colours, green, navy, sizes, tan, value } from '#demo/mall/terms/options.ts'
import { stainless } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const sapphire = t('საფირონი', 'Sapphire', 'Сапфировое', '蓝宝石玻璃')
const mineral = t('მინერალური', 'Mineral', 'Минеральное', '矿物玻璃')
const quartz = t('კვარცი', 'Quartz', 'Кварцевый', '石英')
const leather = t('ნატურალური ტყავი', 'Leather', 'Натуральная кожа', '真皮')

export const watches: DemoProduct[] = [
  {
    key: 'saatela-classic',
    category: 'watches',
    store: 'minanka-atelier',
    brand: 'saatela',
    name: t('მაჯის საათი Saatela Classic', 'Saatela Classic watch', 'Наручные часы Saatela Classic', 'Saatela Classic 石英腕表'),
    description: t(
      'ციფერბლატზე თორმეტი ნიშნულია, ორი ისარი და მესამე წამებისთვის; თარიღი არ აქვს და გადაყენებაც არ სჭირდება. კვარცის მექანიზმი თვეში თხუთმეტ წამზე მეტით არ ცდება.\n\nორი ზომა გვაქვს, ასე რომ ვიწრო მაჯაზეც კარგად ზის. სამაჯურს ხელსაწყოს გარეშე, ერთ წუთში გამოცვლით. ცურვისას მოიხსენით: კორპუსი წყალს გაუძლებს, ტყავი კი ვერა.',
      'The dial has twelve markers, two hands and a third for the seconds, with no date to set. The quartz movement strays by no more than fifteen seconds a month.\n\nOf the two sizes, the smaller sits well on a slender wrist. The strap changes in a minute without tools. Take it off to swim: the case would cope, the leather would not.',
      'На циферблате двенадцать меток, две стрелки и третья для секунд; даты нет, и переводить нечего. Кварцевый механизм ошибается не больше чем на пятнадцать секунд в месяц.\n\nРазмеров два, меньший хорошо сидит и на узком запястье. Ремешок меняется за минуту без инструментов. Перед плаванием снимайте: корпус воду выдержит, а кожа нет.',
      '表盘上十二道刻度，时针、分针加一根秒针，不带日历，也就不用调。石英机芯每月误差不超过十五秒。\n\n两种表径可选，细手腕佩戴也合适。表带免工具，一分钟换好。游泳前请摘下，表壳不怕水，皮表带怕。',
    ),
    attributes: [movement(quartz), watchCase(stainless), crystal(mineral), strap(leather), waterproof(bars(5)), warranty(months(24))],
    looks: ['watch.classic.leather', 'watch.classic.navy'],
    options: [colours(tan, navy), sizes(value('36', mm(36)), value('40', mm(40)))],
    offers: [
      { values: ['leather', '36'], price: 24900, stock: 18, look: 'watch.classic.leather' },
      { values: ['leather', '40'], price: 24900, stock: 25, look: 'watch.classic.leather' },
      { values: ['navy', '36'], price: 24900, stock: 11, look: 'watch.classic.navy' },
      { values: ['navy', '40'], price: 24900, stock: 0, look: 'watch.classic.navy' },
    ],
    daysOld: 182,
  },
  {
    key: 'saatela-automatic',
    category: 'watches',
    store: 'minanka-atelier',
    brand: 'saatela',
    name: t(
      'მექანიკური საათი Saatela Automatic',
      'Saatela Automatic watch',
      'Механические часы Saatela Automatic',
      'Saatela Automatic 自动机械表',
    ),
    description: t(
      'ელემენტი არ სჭირდება: მექანიზმს ხელის მოძრაობა ქოქავს. უკანა სარქველი გამჭვირვალეა და ბორბლების ტრიალი ჩანს.\n\nმოხსნილი კიდევ ორ დღეს მუშაობს. დღეში ათამდე წამით შეიძლება წინ წავიდეს ან ჩამორჩეს, რაც მექანიკისთვის ჩვეულებრივი ამბავია. ხუთ წელიწადში ერთხელ გაწმენდა და გაპოხვა დასჭირდება, ამას ჩვენ თვითონ ვაკეთებთ.',
      'No battery here: the movement winds itself from the motion of your arm. Through the glass back you can watch the wheels turn.\n\nTaken off, it runs for two days more. It may gain or lose up to ten seconds a day, which is normal for clockwork. Every five years it wants cleaning and oil, and we do that here.',
      'Батарейка не нужна: механизм заводится от движения руки. Через прозрачную заднюю крышку видно, как вращаются колёсики.\n\nСнятые часы идут ещё двое суток. За день могут уйти вперёд или отстать секунд на десять: для механики это обычное дело. Раз в пять лет им нужны чистка и смазка, сделаем у себя.',
      '无需电池，随手臂摆动自动上链。透明底盖，看得见齿轮转动。\n\n摘下后还能走两天。每天快慢十秒以内属机械表正常误差。每五年需清洗上油一次，可送到我们店里做。',
    ),
    attributes: [
      movement(t('ავტომატური, 24 ქვა', 'Automatic, 24 jewels', 'Автоматический, 24 камня', '自动机械，24钻')),
      watchCase(stainless),
      crystal(sapphire),
      strap(leather),
      waterproof(bars(10)),
      warranty(months(36)),
    ],
    looks: ['watch.classic.charcoal'],
    options: [sizes(value('38', mm(38)), value('40', mm(40)))],
    offers: [
      { values: ['38'], price: 89000, stock: 3 },
      { values: ['40'], price: 89000, was: 104900, stock: 6 },
    ],
    daysOld: 63,
  },
  {
    key: 'saatela-solar',
    category: 'watches',
    store: 'norduli-outdoor',
    brand: 'saatela',
    name: t(
      'მზის ენერგიის საათი Saatela Solar',
      'Saatela Solar watch',
      'Часы на солнечной батарее Saatela Solar',
      'Saatela Solar 光能腕表',
    ),
    description: t(
      'ციფერბლატის ქვეშ მზის პანელია, რომელსაც ფანჯრის შუქიც ჰყოფნის. სრული დამუხტვით საათი სიბნელეში ექვს თვეს მუშაობს.\n\nტიტანის კორპუსი ფოლადისაზე მსუბუქია, მაგრამ ნაკაწრი ზედ უფრო ადვილად რჩება. ისრები ღამით ანათებს: კარავშიც დაინახავთ, რამდენი დარჩა გათენებამდე.',
      'Beneath the dial sits a solar cell that is content with light from a window. Fully charged, the watch runs for six months in the dark.\n\nThe titanium case is lighter than steel, though it picks up scratches more readily. The hands glow at night, so in the tent you can see how long there is till dawn.',
      'Под циферблатом спрятана солнечная батарея, которой хватает и света из окна. С полным зарядом часы идут в темноте полгода.\n\nТитановый корпус легче стального, зато быстрее царапается. Стрелки светятся ночью: и в палатке видно, сколько осталось до рассвета.',
      '表盘下藏着太阳能板，窗边的光线就够它充电。充满后在黑暗中可走时六个月。\n\n钛合金表壳比钢轻，但更容易留下划痕。指针夜光，半夜在帐篷里一看就知道离天亮还有多久。',
    ),
    attributes: [
      movement(t('კვარცი, მზის პანელი', 'Quartz, solar', 'Кварцевый, солнечная батарея', '石英，光能')),
      watchCase(t('ტიტანი', 'Titanium', 'Титан', '钛合金')),
      crystal(sapphire),
      strap(leather),
      waterproof(bars(10)),
      warranty(months(36)),
    ],
    looks: ['watch.classic.olive'],
    options: [sizes(value('38', mm(38)), value('42', mm(42)))],
    offers: [
      { values: ['38'], price: 46900, stock: 0 },
      { values: ['42'], price: 46900, was: 53900, stock: 9 },
    ],
    daysOld: 134,
  },
  {
    key: 'saatela-start',
    category: 'watches',
    store: 'tsigni-corner',
    brand: 'saatela',
    name: t(
      'ჭკვიანი საათი სკოლისთვის Saatela Start',
      'Saatela Start smartwatch for school',
      'Умные часы для школы Saatela Start',
      'Saatela Start 学生智能手表',
    ),
    description: t(
      'გაკვეთილების ცხრილი, მაღვიძარა და ნაბიჯები: ბავშვის საათმა ამაზე მეტი არც უნდა იცოდეს. ეკრანზე ფერადი რგოლებიდან ერთი გვიჩვენებს, ზარამდე რამდენი დარჩა.\n\nკამერა, თამაშები და ინტერნეტი განზრახ არ აქვს, ამიტომ გაკვეთილზე არავის გართავს. ვერც დარეკავთ, ბარათის ადგილი არ არის, აუზში კი მოხსნა სჯობს. ერთი დამუხტვა ხუთ დღეს ყოფნის, მთელ სასწავლო კვირას.',
      'A timetable, an alarm and a step counter are all a child’s watch needs. One of the coloured rings on the screen shows how long until the bell.\n\nCamera, games and internet are left out on purpose, so nobody is tempted in class. Nor will it make calls, since there is no place for a card, and it should come off before the swimming pool. One charge lasts five days, which is a school week.',
      'Расписание, будильник и шаги: большего детским часам знать и не нужно. Одно из цветных колец на экране показывает, сколько осталось до звонка.\n\nКамеры, игр и интернета нет намеренно, отвлекаться на уроке не на что. Позвонить с них тоже нельзя: места для сим-карты нет, а перед бассейном их лучше снять. Одной зарядки хватает на пять дней, как раз учебная неделя.',
      '课程表、闹钟、计步，孩子的手表有这些就够了。屏幕上有几道彩环，其中一道显示离下课还有多久。\n\n特意不带摄像头、游戏和上网功能，上课不分心。没有卡槽，也就不能打电话，下泳池前请摘下。充一次电用五天，刚好一个上学周。',
    ),
    attributes: [
      screen(t('1,2 დუიმი, ფერადი', '1.2 in, colour', '1,2 дюйма, цветной', '1.2英寸彩屏')),
      playtime(t('5 დღე', '5 days', '5 дней', '5天')),
      strap(t('სილიკონი', 'Silicone', 'Силикон', '硅胶')),
      ages(fromYears(7)),
      waterproof(bars(3)),
      warranty(months(12)),
    ],
    looks: ['watch.sport.navy'],
    options: [
      {
        name: t('სამაჯურის სიგრძე', 'Strap length', 'Длина ремешка', '表带长度'),
        values: [value('16', cm(16)), value('19', cm(19))],
      },
    ],
    offers: [
      { values: ['16'], price: 12900, stock: 37 },
      { values: ['19'], price: 12900, stock: 51 },
    ],
    daysOld: 340,
  },
  {
    key: 'saatela-rioni',
    category: 'watches',
    store: 'norduli-outdoor',
    brand: 'saatela',
    name: t(
      'სპორტული საათი GPS-ით Saatela Rioni',
      'Saatela Rioni GPS sports watch',
      'Спортивные часы с GPS Saatela Rioni',
      'Saatela Rioni GPS运动手表',
    ),
    description: t(
      'რიონზე ჯომარდობისას ტელეფონს ჩანთაში ინახავენ, გზას კი ეს საათი იწერს: GPS, სიმაღლემზომი და პულსი. ათი ბარი ასი მეტრია, ასე რომ ტალღა მას ვერ შეაწუხებს.\n\nჩვეულებრივ თორმეტ დღეს ძლებს, GPS-ით ოც საათს: მრავალდღიან ლაშქრობაში პორტატული დამტენი თან წაიღეთ. დარეკვა და გადახდა არ შეუძლია. ღილაკებს ხელთათმანითაც დააჭერთ, ეკრანი კი მზეზე კარგად იკითხება, ასე რომ ზამთარში თხილამურებზეც გამოგადგებათ.',
      'Rafting the Rioni you leave the phone in the dry bag and let the watch keep the track: GPS, altimeter and pulse. Ten bar is a hundred metres, so no wave will trouble it.\n\nIt lasts twelve days as a rule, twenty hours with GPS on; for a long trek take a small power bank along. Calls and payments aren’t among its skills. The buttons work in gloves and the screen reads well in sunlight, so come winter it does for skiing too.',
      'На сплаве по Риони телефон лежит в гермомешке, а трек пишут часы: GPS, высотомер и пульс. Десять бар — это сто метров, никакая волна им не страшна.\n\nОбычно работают двенадцать дней, с GPS двадцать часов: в многодневный поход возьмите пауэрбанк. Звонить и платить эти часы не умеют. Кнопки нажимаются и в перчатках, экран хорошо читается на солнце, так что зимой они годятся и для лыж.',
      '去里奥尼河漂流，手机收进防水袋，路线由手表来记，GPS、高度计、心率都有。10巴即百米防水，浪再大也不怕。\n\n日常续航十二天，开GPS二十小时，走长线请带个小充电宝。不支持通话和支付。戴手套也按得动按键，阳光下屏幕看得清，冬天滑雪照样戴。',
    ),
    attributes: [
      screen(t('1,3 დუიმი, მზეზე იკითხება', '1.3 in, sunlight-readable', '1,3 дюйма, читается на солнце', '1.3英寸，强光可视')),
      playtime(t('12 დღე, GPS-ით 20 სთ', '12 days, 20 h with GPS', '12 дней, с GPS 20 ч', '12天，GPS模式20小时')),
      strap(t('სილიკონი', 'Silicone', 'Силикон', '硅胶')),
      weight(t('42–49 გ', '42–49 g', '42–49 г', '42–49克')),
      waterproof(bars(10)),
      warranty(months(24)),
    ],
    looks: ['watch.sport.charcoal', 'watch.sport.olive'],
    options: [colours(charcoal, green), sizes(value('42', mm(42)), value('46', mm(46)))],
    offers: [
      { values: ['charcoal', '42'], price: 39900, stock: 22, look: 'watch.sport.charcoal' },
      { values: ['charcoal', '46'], price: 42900, stock: 13, look: 'watch.sport.charcoal' },
      { values: ['green', '42'], price: 39900, stock: 10, look: 'watch.sport.olive' },
      { values: ['green', '46'], price: 42900, stock: 2, look: 'watch.sport.olive' },
    ],
    daysOld: 41,
  },
]
