import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, gb, grams, hours, inches, kg, months, tb } from '#demo/mall/terms/amounts.ts'
import { boxSize, connection, material, memory, playtime, ports, screen, warranty, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, cream, gold, layouts, memories, sage, storages, value } from '#demo/mall/terms/options.ts'
import { t } from '#demo/mall/terms/text.ts'

const oled = (diagonal: number) =>
  t(`OLED, ${inches(diagonal).ka}`, `${inches(diagonal).en} OLED`, `OLED, ${inches(diagonal).ru}`, `${diagonal}英寸OLED`)
const lcd = (diagonal: number) =>
  t(`IPS, ${inches(diagonal).ka}`, `${inches(diagonal).en} IPS`, `IPS, ${inches(diagonal).ru}`, `${diagonal}英寸IPS`)

export const computers: DemoProduct[] = [
  {
    key: 'ertoba-book-14',
    category: 'computers',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t('ლეპტოპი Ertobila Book 14', 'Ertobila Book 14 laptop', 'Ноутбук Ertobila Book 14', 'Ertobila Book 14 笔记本电脑'),
    description: t(
      'სტუდენტისა და ბუღალტრის ლეპტოპი: ჩუმია, მსუბუქი და მთელ სამუშაო დღეს დამტენის გარეშე ძლებს. კლავიშებზე ქართული, ლათინური და რუსული ასოებია, სამივე ქარხანაში დატანილი.\n\nდისკს თავად შეცვლით, მეხსიერება კი დაფაზეა მირჩილული. თუ ორ ათეულ ჩანართს ხსნით ხოლმე, თავიდანვე თექვსმეტგიგაბაიტიანი აიღეთ.',
      'A laptop for students and bookkeepers: quiet, light, and good for a working day away from the socket. The keys carry Georgian, Latin and Russian letters, all printed at the factory.\n\nYou can change the disk yourself, but the memory is soldered in. If you live with two dozen tabs open, take sixteen gigabytes from the start.',
      'Ноутбук для студента и бухгалтера: тихий, лёгкий, целый рабочий день без розетки. На клавишах грузинские, латинские и русские буквы, все заводские.\n\nДиск можно заменить самому, а память распаяна на плате. Если обычно открыто десятка два вкладок, сразу берите шестнадцать гигабайт.',
      '适合学生和财务的笔记本：安静轻便，不插电也能撑一个工作日。键帽原厂印有格鲁吉亚文、拉丁和俄文字母。\n\n硬盘可以自己换，内存焊在主板上。习惯开二十来个网页的话，请一开始就选16GB。',
    ),
    attributes: [
      screen(lcd(14.1)),
      ports(t('2 × USB-C, USB-A, HDMI', '2 × USB-C, USB-A, HDMI', '2 × USB-C, USB-A, HDMI', 'USB-C×2、USB-A、HDMI')),
      playtime(hours(11)),
      weight(kg(1.35)),
      warranty(months(24)),
    ],
    looks: ['laptop.slim.steel'],
    options: [memories(value('8', gb(8)), value('16', gb(16))), storages(value('256', gb(256)), value('512', gb(512)))],
    offers: [
      { values: ['8', '256'], price: 179900, stock: 25 },
      { values: ['8', '512'], price: 199900, was: 229900, stock: 0 },
      { values: ['16', '256'], price: 214900, stock: 20 },
      { values: ['16', '512'], price: 239900, was: 279900, stock: 17 },
    ],
    daysOld: 51,
  },
  {
    key: 'ertoba-book-16',
    category: 'computers',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t(
      'ლეპტოპი Ertobila Book 16 ცხრილებისთვის',
      'Ertobila Book 16 laptop for spreadsheets',
      'Ноутбук Ertobila Book 16 для таблиц',
      'Ertobila Book 16 大屏办公本',
    ),
    description: t(
      'დიდი ეკრანი მათთვის, ვინც ცხრილებში ცხოვრობს: ორი ფანჯარა გვერდიგვერდ ეტევა და ასოები მაინც იკითხება. ვენტილატორი მხოლოდ მძიმე საქმეზე ირთვება.\n\nციფრული ბლოკი არ აქვს, მისი ადგილი დინამიკებს უკავია. მეხსიერებისა და დისკის შეცვლა თავად შეგიძლიათ: ერთი სახრახნისი და ათი წუთი გინდათ, ნახატი ინსტრუქციაშია.',
      'A big screen for people who live in spreadsheets: two windows fit side by side and the type is still legible. The fan only starts under heavy load.\n\nThere’s no number pad, as the speakers sit in its place. The memory and the disk you can swap yourself with one screwdriver and ten minutes; the drawing is in the booklet.',
      'Большой экран для тех, кто живёт в таблицах: два окна помещаются рядом, и буквы всё равно читаются. Вентилятор включается лишь под нагрузкой.\n\nЦифрового блока нет, его место заняли динамики. Память и диск можно заменить самому: нужна одна отвёртка и десять минут, рисунок есть в инструкции.',
      '天天和表格打交道的人用着顺手：大屏并排放两个窗口，字还看得清。重载时风扇才转。\n\n没有数字小键盘，那个位置留给了扬声器。内存和硬盘自己就能换，一把螺丝刀，十分钟，说明书里有图。',
    ),
    attributes: [
      screen(lcd(16.1)),
      playtime(hours(9)),
      weight(kg(1.9)),
      ports(t('3 × USB-C, 2 × USB-A, HDMI', '3 × USB-C, 2 × USB-A, HDMI', '3 × USB-C, 2 × USB-A, HDMI', 'USB-C×3、USB-A×2、HDMI')),
      warranty(months(24)),
    ],
    looks: ['laptop.pro.charcoal'],
    options: [memories(value('16', gb(16)), value('32', gb(32)), value('64', gb(64)))],
    offers: [
      { values: ['16'], price: 299900, stock: 13 },
      { values: ['32'], price: 349900, was: 399900, stock: 8 },
      { values: ['64'], price: 419900, stock: 4 },
    ],
    daysOld: 95,
  },
  {
    key: 'pixen-slim-13',
    category: 'computers',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'ულტრათხელი ლეპტოპი Pixani Slim 13',
      'Pixani Slim 13 ultralight laptop',
      'Ультратонкий ноутбук Pixani Slim 13',
      'Pixani Slim 13 轻薄本',
    ),
    description: t(
      'ერთ კილოგრამზე ნაკლებს იწონის: ჩანთას რომ აიღებთ, შეგეშინდებათ, სახლში ხომ არ დამრჩაო. ვენტილატორი არ აქვს და საერთოდ არ ისმის.\n\nალუმინის კორპუსი მთლიანი ნაჭრისგან არის ამოჭრილი, ამიტომ არსად იღუნება და არ ჭრაჭუნებს. ხანგრძლივ მძიმე სამუშაოზე ცხელდება და სიჩქარეს უკლებს: ვიდეოს სამონტაჟოდ სხვა გვაქვს. ერთი დამუხტვა თოთხმეტ საათს ჰყოფნის, ასე რომ დამტენი ხშირად სახლში რჩება.',
      'Under a kilogram: you will pick up your bag and fear you left it at home. There is no fan and no sound at all.\n\nThe body is milled from a single block of aluminium, so nothing bends and nothing creaks. On long heavy jobs it warms up and slows down; for video editing we have another. One charge is good for fourteen hours, and the charger mostly stays at home.',
      'Меньше килограмма: возьмёте сумку и испугаетесь, не забыли ли его дома. Вентилятора нет, работает он совершенно бесшумно.\n\nКорпус выточен из цельного куска алюминия: нигде не гнётся и не скрипит. На долгой тяжёлой работе он греется и сбавляет скорость, для монтажа видео у нас есть другой. Заряда хватает на четырнадцать часов, и блок питания чаще остаётся дома.',
      '不到一公斤，拎起包总怀疑电脑忘在家里了。无风扇设计，全程静音。\n\n机身由整块铝材切削而成，不弯不响，拿着踏实。长时间高负载会发热降速，剪视频请看我们另一款。续航14小时，当天来回，充电器放家里就行。',
    ),
    attributes: [
      material(t('ალუმინი', 'Aluminium', 'Алюминий', '铝合金')),
      screen(oled(13.3)),
      memory(gb(16)),
      playtime(hours(14)),
      weight(kg(0.98)),
      warranty(months(24)),
    ],
    looks: ['laptop.slim.gold', 'laptop.slim.blush'],
    options: [colours(gold, blush), storages(value('512', gb(512)), value('1024', tb(1)))],
    offers: [
      { values: ['gold', '512'], price: 329900, stock: 19, look: 'laptop.slim.gold' },
      { values: ['gold', '1024'], price: 369900, was: 429900, stock: 6, look: 'laptop.slim.gold' },
      { values: ['blush', '512'], price: 329900, stock: 12, look: 'laptop.slim.blush' },
      { values: ['blush', '1024'], price: 369900, was: 429900, stock: 3, look: 'laptop.slim.blush' },
    ],
    daysOld: 2,
  },
  {
    key: 'pixen-studio-16',
    category: 'computers',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'ლეპტოპი Pixani Studio 16 მონტაჟისთვის',
      'Pixani Studio 16 for video editing',
      'Ноутбук Pixani Studio 16 для видеомонтажа',
      'Pixani Studio 16 剪辑创作本',
    ),
    description: t(
      'ეკრანი ქარხანაშივე დაკალიბრებულია, ამიტომ ნაბეჭდი ფოტო ისეთივე გამოვა, როგორსაც ხედავთ. 4K ვიდეოზეც არ ჭედავს.\n\nდამტენი ნახევარ კილოს იწონის, ჩანთაში ადგილი მასაც დაუტოვეთ. კამერის ბარათი პირდაპირ გვერდში ჩაიდება. მეტწილად ფოტოგრაფები და დიზაინერები ყიდულობენ, ბოლო დროს არქიტექტორებიც.',
      'The screen is calibrated at the factory, and prints come out as you saw them. 4K footage plays without a stutter.\n\nThe charger weighs half a kilo, so leave room for that in the bag as well. A camera card goes straight into the side. Photographers and designers buy it most, and of late architects too.',
      'Экран откалиброван на заводе, и отпечаток выйдет таким, каким вы его видели. 4K-видео не тормозит.\n\nБлок питания весит полкило, оставьте место в сумке и для него. Карта из камеры вставляется прямо в корпус. Берут его в основном фотографы и дизайнеры, а в последнее время и архитекторы.',
      '屏幕出厂已校色，打印出来和屏幕上看到的一样。4K素材播放不卡顿。\n\n电源适配器重半公斤，包里也得给它留个位置。相机的SD卡直接插机身就能读。来买的多是摄影师和设计师，最近也有建筑师。',
    ),
    attributes: [
      screen(oled(16.2)),
      playtime(hours(10)),
      weight(kg(2.1)),
      ports(t('3 × USB-C, HDMI, SD', '3 × USB-C, HDMI, SD', '3 × USB-C, HDMI, SD', 'USB-C×3、HDMI、SD卡槽')),
      warranty(months(36)),
    ],
    looks: ['laptop.pro.steel'],
    options: [memories(value('32', gb(32)), value('64', gb(64))), storages(value('1', tb(1)), value('2', tb(2)))],
    offers: [
      { values: ['32', '1'], price: 499900, stock: 5 },
      { values: ['32', '2'], price: 534900, stock: 3 },
      { values: ['64', '2'], price: 599900, stock: 1 },
    ],
    daysOld: 127,
  },
  {
    key: 'ertoba-school-11',
    category: 'computers',
    store: 'tsigni-corner',
    brand: 'ertobila',
    name: t(
      'სასკოლო ლეპტოპი Ertobila School 11',
      'Ertobila School 11 laptop',
      'Школьный ноутбук Ertobila School 11',
      'Ertobila School 11 学生笔记本',
    ),
    description: t(
      'კუთხეები რეზინით არის დაცული და კლავიატურა დაღვრილ წვენს უძლებს. ონლაინ გაკვეთილსა და რეფერატს კარგად ეყოფა.\n\nთამაშისთვის სუსტია და ეს მშობლებს უფრო ახარებს: კომპიუტერი სწავლისთვის რჩება. ეკრანი პატარაა, სამაგიეროდ, მერხზე გვერდით წიგნიც გაიშლება.',
      'Rubber guards the corners and the keyboard survives spilt juice. Plenty for online lessons and essays.\n\nIt is too weak for games, which rather pleases the parents: the computer stays a thing for school. The screen is small, which leaves room on the desk for an open book.',
      'Углы защищены резиной, клавиатура переживёт пролитый сок. Для онлайн-уроков и рефератов хватает с запасом.\n\nДля игр слабоват, и родителей это скорее радует: компьютер остаётся для учёбы. Экран небольшой, зато рядом на парте ляжет открытая книга.',
      '四角橡胶防摔，键盘不怕泼洒果汁。上网课、写作文绰绰有余。\n\n打游戏不太行，家长反而更放心，电脑就只用来学习。屏幕不大，课桌上还能摊开一本书。',
    ),
    attributes: [screen(lcd(11.6)), memory(gb(4)), playtime(hours(10)), weight(kg(1.2)), warranty(months(12))],
    looks: ['laptop.slim.sage'],
    options: [storages(value('128', gb(128)), value('256', gb(256)))],
    offers: [
      { values: ['128'], price: 84900, was: 99900, stock: 0 },
      { values: ['256'], price: 94900, stock: 26 },
    ],
    daysOld: 312,
  },
  {
    key: 'quiet-keyboard',
    category: 'computers',
    store: 'ertobila-tech',
    name: t('უხმო უსადენო კლავიატურა', 'Quiet wireless keyboard', 'Тихая беспроводная клавиатура', '静音无线键盘'),
    description: t(
      'მძინარე ბავშვის გვერდით რომ ბეჭდოთ, არ გაიღვიძებს: კლავიშებს ქვეშ სილიკონის საფენი აქვს. სამ მოწყობილობას იმახსოვრებს და ერთი დაჭერით ლეპტოპიდან პლანშეტზე გადადის.\n\nერთი დამუხტვა სამ თვეს ჰყოფნის, თუ კლავიშების განათებას გამორთულს დატოვებთ. ციფრული ბლოკი არ აქვს, სამაგიეროდ, მაგიდის ნახევარი თავისუფალი გრჩებათ. კუთხის ოქროსფერი ბორბლით ხმას უმატებთ ან უკლებთ: მაღაზიაში ყველა ჯერ მას ატრიალებს.',
      'Type beside a sleeping child and nobody wakes: there’s a silicone layer under the keys. It remembers three devices and moves from laptop to tablet at the press of a key.\n\nA charge lasts three months if you leave the backlight off. There is no number pad, which gives you half the desk back. The gold-coloured knob in the corner turns the volume up and down; everyone who comes into the shop tries that first.',
      'Печатайте рядом со спящим ребёнком, он не проснётся: под клавишами силиконовая прокладка. Помнит три устройства и одним нажатием переходит с ноутбука на планшет.\n\nЗаряда хватает на три месяца, если не включать подсветку. Цифрового блока нет, зато половина стола остаётся свободной. Золотистое колёсико в углу регулирует громкость: в магазине первым делом крутят именно его.',
      '在熟睡的孩子旁边打字也不会吵醒他：键帽下垫了硅胶层。可记住三台设备，按一下就从电脑切到平板。\n\n不开背光，一次充电用三个月。没有数字小键盘，桌面能腾出一半。右上角的金色旋钮调音量，到店的客人都要先拧两下。',
    ),
    attributes: [
      connection(t('Bluetooth, USB-C', 'Bluetooth, USB-C', 'Bluetooth, USB-C', '蓝牙、USB-C')),
      boxSize(cm('31 × 12 × 2')),
      weight(grams(520)),
      warranty(months(12)),
    ],
    looks: ['keyboard.compact.cream', 'keyboard.compact.sage'],
    options: [
      colours(cream, sage),
      layouts(
        value('two', t('ქართული და ლათინური', 'Georgian and Latin', 'Грузинская и латинская', '格鲁吉亚文+拉丁字母')),
        value(
          'three',
          t('ქართული, ლათინური და რუსული', 'Georgian, Latin and Russian', 'Грузинская, латинская и русская', '格鲁吉亚文+拉丁+俄文字母'),
        ),
      ),
    ],
    offers: [
      { values: ['cream', 'two'], price: 13900, stock: 42, look: 'keyboard.compact.cream' },
      { values: ['cream', 'three'], price: 14500, stock: 25, look: 'keyboard.compact.cream' },
      { values: ['sage', 'two'], price: 13900, stock: 37, look: 'keyboard.compact.sage' },
      { values: ['sage', 'three'], price: 14500, stock: 9, look: 'keyboard.compact.sage' },
    ],
    daysOld: 199,
  },
]
