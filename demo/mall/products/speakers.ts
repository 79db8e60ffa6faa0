import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, hours, kg, months, watts } from '#demo/mall/terms/amounts.ts'
import { connection, material, output, playtime, ports, power, warranty, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { clay, colours, mustard, navy, sets, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const mains = t('ქსელი, 220 ვ', 'Mains, 220 V', 'Сеть, 220 В', '220伏交流电')
const one = value('1', t('1 ცალი', 'Single', '1 штука', '单台'))
const stereoPair = value('2', t('სტერეოწყვილი', 'Stereo pair', 'Стереопара', '立体声对箱'))

export const speakers: DemoProduct[] = [
  {
    key: 'sonora-room',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t('სახლის დინამიკი Sonorali Room', 'Sonorali Room home speaker', 'Домашняя колонка Sonorali Room', 'Sonorali Room 家用音箱'),
    description: t(
      'სალბისფერ ქსოვილში შეხვეული დინამიკი საშუალო ოთახს ხმით თავისუფლად ავსებს. ორი ერთად სტერეოდ მუშაობს.\n\nხმისა და პაუზის ღილაკები ზემოთაა, დანარჩენს ტელეფონიდან მართავთ, დივნიდან აუდგომლად. აკუმულატორი არ აქვს, ამიტომ როზეტი ახლოს უნდა იყოს. ჯერ ერთიც კმარა: მეორეს მოგვიანებითაც შეიძენთ და წყვილად დააკავშირებთ.',
      'Wrapped in sage cloth, it makes enough sound for a fair-sized room. Two of them play in stereo.\n\nVolume and pause are on top; the rest is done from your phone, without leaving the sofa. There’s no battery, so it needs a socket wherever it stands. Start with one if you like: a second can be paired with it later.',
      'Колонка в шалфейной ткани свободно озвучивает комнату средних размеров. Две вместе играют в стерео.\n\nГромкость и пауза сверху, остальным управляют с телефона, не вставая с дивана. Аккумулятора нет, рядом нужна розетка. Начать можно с одной, а вторую добавить в пару позже.',
      '外裹鼠尾草绿织物，声音足以铺满一间客厅。两台可组立体声。\n\n顶部调音量、按暂停，其余坐在沙发上用手机就能控制。不带电池，旁边得有插座。可以先买一台，以后再添一台组成立体声。',
    ),
    attributes: [
      output(watts(30)),
      power(mains),
      connection(t('Wi-Fi, Bluetooth', 'Wi-Fi, Bluetooth', 'Wi-Fi, Bluetooth', 'Wi-Fi、蓝牙')),
      weight(kg(1.6)),
      material(t('ქსოვილი, პლასტმასი', 'Cloth, plastic', 'Ткань, пластик', '织物、塑料')),
      warranty(months(24)),
    ],
    looks: ['speaker.round.sage'],
    options: [sets(one, stereoPair)],
    offers: [
      { values: ['1'], price: 32900, stock: 29 },
      { values: ['2'], price: 59900, was: 69900, stock: 10 },
    ],
    daysOld: 28,
  },
  {
    key: 'sonora-mini',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'პორტატული დინამიკი Sonorali Mini, 12 საათი',
      'Sonorali Mini portable speaker, 12 hours',
      'Портативная колонка Sonorali Mini, 12 часов',
      'Sonorali Mini 便携音箱 12小时',
    ),
    description: t(
      'ხელისგულზე ეტევა, მაგრამ პიკნიკზე ყველას ესმის. წვიმა და ქვიშა არ აშინებს, თასმით კი ტოტზეც დაკიდებთ.\n\nღრმა ბასს ასეთი პატარა ყუთისგან ნუ ელით. სამაგიეროდ, დილით დამუხტულს ზურგჩანთაში ჩააგდებთ და ბათუმის პლაჟზე საღამომდე დაუკრავს.',
      'It sits in the palm of your hand, yet everyone at the picnic can hear it. Rain and sand do it no harm, and the strap hangs it from a branch.\n\nDon’t expect deep bass from so small a box. What it does have is stamina: charge it in the morning and it will play on Batumi beach till evening.',
      'Помещается на ладони, а на пикнике слышно всем. Дождь и песок ей не страшны, на ремешке её можно повесить хоть на ветку.\n\nГлубоких басов от такой маленькой коробочки не ждите. Зато, заряженная утром, на батумском пляже она проиграет до вечера.',
      '一只手掌就能托住，野餐时人人听得见。不怕雨水和沙子，带挂绳，挂树枝上也行。\n\n个头小，低音别指望多深沉。续航倒是够用，早上充满电，在巴统海滩能放到傍晚。',
    ),
    attributes: [output(watts(8)), playtime(hours(12)), waterproof(same('IP67')), weight(grams(320)), warranty(months(12))],
    looks: ['speaker.strap.clay', 'speaker.strap.navy', 'speaker.strap.mustard'],
    options: [colours(clay, navy, mustard)],
    offers: [
      { values: ['clay'], price: 11900, stock: 57, look: 'speaker.strap.clay' },
      { values: ['navy'], price: 11900, stock: 43, look: 'speaker.strap.navy' },
      { values: ['mustard'], price: 11900, was: 14900, stock: 21, look: 'speaker.strap.mustard' },
    ],
    daysOld: 110,
  },
  {
    key: 'sonora-hall',
    category: 'audio',
    store: 'sonorali-audio',
    brand: 'sonorali',
    name: t(
      'დიდი დინამიკი Sonorali Hall, 120 ვტ',
      'Sonorali Hall tall speaker, 120 W',
      'Большая колонка Sonorali Hall, 120 Вт',
      'Sonorali Hall 立式音箱 120瓦',
    ),
    description: t(
      'სამი დინამიკი ერთ კორპუსში: ბასი იატაკს სწვდება, სიტყვა კი მკაფიო რჩება. ტელევიზორსაც მიუერთდება, ერთი კაბელით.\n\nმეზობლები რომ არ შეწუხდნენ, ღამის რეჟიმიც აქვს, რომელიც ბასს აჩუმებს. პატარა ოთახში კედელთან ახლოს ბუბუნებს, ნახევარი მეტრი მაინც დაუტოვეთ. მაღაზიაში ერთი სულ ჩართული გვიდგას: მოდით და თქვენი მუსიკა დაუკარით.',
      'Three drivers in one cabinet: the bass reaches the floor and speech stays clear. One cable connects it to a television, too.\n\nFor the neighbours’ sake there’s a night mode that softens the bass. In a small room it booms close to the wall, so give it at least half a metre. One stands switched on in our shop: come by and play it your own music.',
      'Три динамика в одном корпусе: басы до пола, а речь остаётся чёткой. Одним кабелем подключается и к телевизору.\n\nДля соседей есть ночной режим, он приглушает низкие частоты. В маленькой комнате у самой стены гудит, оставьте хотя бы полметра. У нас в магазине одна всегда включена: приходите со своей музыкой.',
      '三只单元合于一体，低音下潜足，人声依然清晰。一根线就能接电视。\n\n为邻居着想，设有夜间模式，自动压低低频。房间小又贴墙放会轰头，请至少离墙半米。店里常年开着一台，欢迎带上自己的歌来听。',
    ),
    attributes: [
      output(watts(120)),
      ports(t('HDMI, ოპტიკური, USB-C', 'HDMI, optical, USB-C', 'HDMI, оптический, USB-C', 'HDMI、光纤、USB-C')),
      weight(kg(5.4)),
      power(mains),
      warranty(months(36)),
    ],
    looks: ['speaker.tall.charcoal'],
    options: [sets(one, stereoPair)],
    offers: [
      { values: ['1'], price: 84900, stock: 8 },
      { values: ['2'], price: 159900, stock: 5 },
    ],
    daysOld: 178,
  },
  {
    key: 'kitchen-radio',
    category: 'audio',
    store: 'oda-house',
    brand: 'tsisferi',
    name: t('სამზარეულოს რადიო „ცისფერა“', 'Tsispera kitchen radio', 'Кухонное радио «Циспера»', 'Tsispera 厨房收音机'),
    description: t(
      'ერთი ღილაკი და დილის გადაცემა ირთვება, ტელეფონის ძებნა საჭირო აღარაა. ხუთ სადგურს იმახსოვრებს.\n\nზედაპირი ადვილად იწმინდება: ნამცხვრის ცხობისას ცომიანი თითითაც შეგიძლიათ ჩართოთ. მხოლოდ FM-ს იჭერს და მთიან სოფელში შეიძლება შიშინებდეს. დამუხტულს აივანზეც გაიტანთ, დილის ყავასთან ერთად.',
      'One button and the morning show is on, no hunting for the phone. It remembers five stations.\n\nIt wipes clean, so you can switch it on with floury fingers in the middle of baking. It receives FM only, and in a mountain village it may hiss. Charged up, it goes out to the balcony with the morning coffee.',
      'Одна кнопка, и утренняя передача уже звучит, телефон искать не надо. Запоминает пять станций.\n\nКорпус легко протирается: включайте хоть пальцами в тесте, прямо посреди готовки. Ловит только FM, в горном селе может шипеть. Заряженное можно вынести и на балкон, к утреннему кофе.',
      '按一下就能听早间节目，不用到处找手机。可存五个电台。\n\n表面好擦，手上沾着面粉也照按。只收调频，在山村里可能有杂音。充好电拎到阳台上，边喝咖啡边听。',
    ),
    attributes: [
      output(watts(5)),
      power(t('USB-C ან 220 ვ', 'USB-C or 220 V', 'USB-C или 220 В', 'USB-C或220伏')),
      playtime(hours(15)),
      weight(grams(640)),
      warranty(months(12)),
    ],
    looks: ['speaker.strap.cream'],
    options: [
      sets(
        value('radio', t('რადიო', 'Radio', 'Радио', '收音机')),
        value('charger', t('რადიო და დამტენი', 'Radio and charger', 'Радио и зарядное устройство', '收音机加充电头')),
      ),
    ],
    offers: [
      { values: ['radio'], price: 9900, stock: 32 },
      { values: ['charger'], price: 11400, stock: 18 },
    ],
    daysOld: 392,
  },
]
