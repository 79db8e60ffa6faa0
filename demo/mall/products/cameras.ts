import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, megapixels, mm, months } from '#demo/mall/terms/amounts.ts'
import {
  ages,
  camera,
  charging,
  inBox,
  lens,
  photoSize,
  playtime,
  power,
  screen,
  sensor,
  warranty,
  weight,
} from '#demo/mall/terms/attributes.ts'
import { colours, cream, sage, sets, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

export const cameras: DemoProduct[] = [
  {
    key: 'pixani-m1',
    category: 'photo-power',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'უსარკო კამერა Pixani M1, 24 მპ',
      'Pixani M1 mirrorless camera, 24 MP',
      'Беззеркальная камера Pixani M1, 24 Мп',
      'Pixani M1 微单相机 2400万像素',
    ),
    description: t(
      'ღრმა სახელურს თითები მთლიანად ეხვევა და მთელი დღის ნატარებიც ხელს არ ღლის. ოცდაოთხმეგაპიქსელიანი მატრიცა ბნელ ტაძარშიც უფლეშოდ იღებს.\n\nმარტო კორპუსს თუ იყიდით, ძველი ობიექტივები გადამყვანით მოერგება, ოღონდ ფოკუსის ხელით გასწორება მოგიწევთ. სამოგზაუროდ ზუმი სჯობს, ოჯახის სურათებს კი 35 მილიმეტრი. ვერ გადაწყვიტეთ? ორივე დახლზე გვიდევს, მოიტანეთ ბარათი და გადაიღეთ.',
      'Your fingers close right round the deep grip, and a day of carrying does not tire the hand. The 24-megapixel sensor shoots inside a dark church without flash.\n\nBuy the body alone and old lenses will fit with an adapter, but you will be focusing by hand. For travel the zoom is the one to take, for family pictures the 35 mm. Undecided? Both lie on our counter; bring a card and shoot.',
      'Пальцы целиком обхватывают глубокую рукоятку, и за день съёмки рука не устаёт. Матрица в 24 мегапикселя снимает без вспышки даже в тёмном храме.\n\nЕсли купите только корпус, старые объективы встанут через переходник, но наводить на резкость придётся вручную. В поездки лучше взять зум, для семейных кадров — 35 миллиметров. Не можете выбрать? Оба лежат у нас на прилавке, приходите со своей картой и снимайте.',
      '深握柄，手指能整个扣住，拿一天也不累。2400万像素传感器，在昏暗的教堂里不开闪光灯也能拍。\n\n只买机身的话，老镜头用转接环也能上，只是要手动对焦。旅行选变焦头，拍家人选35毫米。拿不定主意？两支都摆在店里，带张存储卡来试拍就是。',
    ),
    attributes: [
      sensor(t('APS-C, 24 მპ', 'APS-C, 24 MP', 'APS-C, 24 Мп', 'APS-C，2400万像素')),
      screen(t('3 დუიმი, იხრება', '3 in, tilting', '3 дюйма, откидной', '3英寸翻转屏')),
      playtime(t('დაახლოებით 420 კადრი', 'About 420 shots', 'Около 420 кадров', '约420张')),
      weight(t('კორპუსი 385 გ', 'Body 385 g', 'Корпус 385 г', '机身385克')),
      warranty(months(24)),
    ],
    looks: ['camera.mirrorless.charcoal'],
    options: [
      sets(
        value('body', t('კორპუსი', 'Body only', 'Корпус', '单机身')),
        value('prime', t('35 მმ ობიექტივით', 'With 35 mm lens', 'С объективом 35 мм', '35毫米定焦套机')),
        value('zoom', t('16–50 მმ ზუმით', 'With 16–50 mm zoom', 'С зумом 16–50 мм', '16–50毫米变焦套机')),
      ),
    ],
    offers: [
      { values: ['body'], price: 219900, stock: 9 },
      { values: ['prime'], price: 279900, stock: 7 },
      { values: ['zoom'], price: 264900, was: 299900, stock: 12 },
    ],
    daysOld: 87,
  },
  {
    key: 'pixani-street',
    category: 'photo-power',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'ქუჩის კამერა Pixani Street, 28 მმ',
      'Pixani Street camera, 28 mm',
      'Камера для улицы Pixani Street, 28 мм',
      'Pixani Street 街拍相机 28毫米',
    ),
    description: t(
      'მენიუში ძრომიალის ნაცვლად რგოლებს ატრიალებთ: დიაფრაგმა ობიექტივზეა, დაყოვნება ზემოდან. ჩამკეტი თითქმის არ ისმის და ქუჩაში შეუმჩნეველი რჩებით.\n\nობიექტივი ერთია და არ იცვლება: სუფრას და ქუჩას იტევს, შორეულ ჩიტს ვერ მიუახლოვდება. ვერცხლისფერი კორპუსი ქურთუკის ჯიბეში ეტევა.',
      'Instead of digging through menus you turn rings: the aperture is on the lens, the shutter speed on top. You can barely hear the shutter, and nobody in the street notices you.\n\nThere is one lens and it does not come off: it takes in a table or a street, but will not bring a distant bird closer. The silver body fits a jacket pocket.',
      'Вместо копания в меню крутите кольца: диафрагма на объективе, выдержка сверху. Затвор почти не слышен, и на улице вас никто не замечает.\n\nОбъектив один и не снимается: застолье и улицу вместит, далёкую птицу не приблизит. Серебристый корпус помещается в карман куртки.',
      '不用翻菜单，转环就行：光圈环在镜头上，快门转盘在机顶。快门声轻得几乎听不见，街拍不惹人注意。\n\n镜头固定不可更换：拍宴席、拍街道装得下，远处的鸟拉不近。银色机身放得进外套口袋。',
    ),
    attributes: [
      sensor(t('APS-C, 20 მპ', 'APS-C, 20 MP', 'APS-C, 20 Мп', 'APS-C，2000万像素')),
      lens(t('28 მმ, f/2,8', '28 mm, f/2.8', '28 мм, f/2,8', '28毫米 f/2.8')),
      playtime(t('დაახლოებით 350 კადრი', 'About 350 shots', 'Около 350 кадров', '约350张')),
      weight(grams(420)),
      warranty(months(24)),
    ],
    looks: ['camera.mirrorless.steel'],
    options: [
      sets(
        value('camera', t('კამერა', 'Camera', 'Камера', '单机')),
        value('case', t('ტყავის ჩანთით', 'With leather case', 'С кожаным чехлом', '含皮套')),
      ),
    ],
    offers: [
      { values: ['camera'], price: 189900, stock: 8 },
      { values: ['case'], price: 204900, stock: 4 },
    ],
    daysOld: 256,
  },
  {
    key: 'instant-camera',
    category: 'photo-power',
    store: 'pixani-digital',
    brand: 'velovani',
    name: t(
      'მყისიერი ფოტოკამერა, სურათი 62 × 46 მმ',
      'Instant camera, 62 × 46 mm prints',
      'Камера моментальной печати, снимки 62 × 46 мм',
      '拍立得相机 照片62×46毫米',
    ),
    description: t(
      'დააჭერთ თუ არა, ფურცელი ზემოდან ამოდის, ორ წუთში კი გამოსახულებაც ჩნდება. სურათი საფულეში ეტევა და უკან წარწერის ადგილი აქვს.\n\nკაშკაშა მზეზე რგოლი „მზის“ ნიშნულზე დააყენეთ, თორემ ფონი გათეთრდება. ერთი კადრი დაახლოებით ორი ლარი ჯდება, ამიტომ ბავშვს მთელ კოლოფს ნუ ჩააბარებთ. ქორწილში სტუმრების წიგნთან დებენ: სურათს აკრავენ და გვერდით მილოცვას აწერენ.',
      'Press, and a sheet slides out; within two minutes the picture is there. It fits a wallet and has room on the back for a note.\n\nIn bright sun set the ring to the sun mark, or the background will wash out. A shot costs about two lari, so don’t hand a child the whole pack. At weddings it lies beside the guest book: the picture is stuck in and the good wishes written next to it.',
      'Нажали, и карточка выезжает, а через две минуты на ней проступает снимок. Он помещается в бумажник, сзади есть место для надписи.\n\nНа ярком солнце поставьте кольцо на значок солнца, иначе фон выйдет белым пятном. Один кадр обходится примерно в два лари, так что всю пачку ребёнку не отдавайте. На свадьбах камеру кладут рядом с книгой гостей: снимок вклеивают, а рядом пишут пожелание.',
      '按下快门，相纸随即吐出，两分钟显影。照片能放进钱包，背面可以写字。\n\n大太阳下请把转环拨到太阳档，不然背景会过曝发白。每张成本约两拉里，整盒相纸别都交给孩子。办婚礼时常有人把它放在签到簿旁，宾客拍一张贴上，再写句祝福。',
    ),
    attributes: [
      photoSize(mm('62 × 46')),
      lens(t('60 მმ, ფოკუსი 0,3 მ-დან', '60 mm, focus from 0.3 m', '60 мм, фокус от 0,3 м', '60毫米，最近对焦0.3米')),
      power(t('2 × AA', '2 × AA', '2 × AA', '2节5号电池')),
      weight(grams(310)),
    ],
    looks: ['camera.instant.cream', 'camera.instant.sage'],
    options: [
      colours(cream, sage),
      sets(
        value('camera', t('კამერა', 'Camera', 'Камера', '单机')),
        value('20', t('20 ფურცლით', 'With 20 sheets', 'С 20 карточками', '含20张相纸')),
        value('40', t('40 ფურცლით', 'With 40 sheets', 'С 40 карточками', '含40张相纸')),
      ),
    ],
    offers: [
      { values: ['cream', 'camera'], price: 24900, stock: 33, look: 'camera.instant.cream' },
      { values: ['cream', '20'], price: 28900, stock: 27, look: 'camera.instant.cream' },
      { values: ['cream', '40'], price: 32500, stock: 15, look: 'camera.instant.cream' },
      { values: ['sage', 'camera'], price: 24900, stock: 29, look: 'camera.instant.sage' },
      { values: ['sage', '20'], price: 28900, stock: 22, look: 'camera.instant.sage' },
      { values: ['sage', '40'], price: 32500, stock: 0, look: 'camera.instant.sage' },
    ],
    daysOld: 18,
  },
  {
    key: 'childs-print-camera',
    category: 'photo-power',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t(
      'საბავშვო კამერა ბეჭდვით, 5 წლიდან',
      'Child’s printing camera, from 5 years',
      'Детская камера с мгновенной печатью, от 5 лет',
      '儿童打印相机 5岁以上',
    ),
    description: t(
      'ფერად კვადრატულ სურათს უმელნოდ ბეჭდავს: ფერი თავად ქაღალდშია და სითბოზე ჩნდება. ზურგი წებოვანია და ნაბეჭდს ბავშვი რვეულზე ან მაცივარზე აკრავს.\n\nმრგვალი კუთხეები და სქელი კორპუსი ხის იატაკზე დავარდნას უძლებს. ერთი ფურცელი დაახლოებით ლარი ჯდება, ამიტომ კადრი ჯერ ეკრანზე აარჩევინეთ; ყველა სურათი ბარათზეც რჩება.',
      'It prints a square colour picture without ink: the colour is in the paper and comes up with heat. The back is sticky, and the print goes straight onto an exercise book or the fridge.\n\nRounded corners and a thick body survive a drop onto a wooden floor. A sheet costs about a lari, so let the child choose on the screen before printing; every shot stays on the card as well.',
      'Печатает цветной квадратный снимок без чернил: цвет заложен в самой бумаге и проявляется от тепла. Оборот клейкий, и отпечаток сразу отправляется на тетрадь или холодильник.\n\nСкруглённые углы и толстый корпус переживут падение на деревянный пол. Один лист обходится примерно в лари, поэтому пусть ребёнок сначала выберет кадр на экране; все снимки остаются и на карте.',
      '打印方形彩色照片，不用墨盒：颜色就在相纸里，受热显影。背面带胶，打出来就能贴在作业本或冰箱上。\n\n圆角厚壳，掉在木地板上也摔不坏。每张相纸约一拉里，先让孩子在屏幕上挑好再打；所有照片也都存在卡里。',
    ),
    attributes: [
      camera(megapixels(8)),
      ages(t('5–10 წელი', '5–10 years', '5–10 лет', '5–10岁')),
      charging(same('USB-C')),
      weight(grams(260)),
      inBox(t('კამერა, ბარათი 16 გბ, თასმა', 'Camera, 16 GB card, strap', 'Камера, карта 16 ГБ, ремешок', '相机、16GB存储卡、挂绳')),
    ],
    looks: ['camera.instant.clay'],
    options: [
      sets(
        value('20', t('20 ფურცლით', 'With 20 sheets', 'С 20 листами', '含20张相纸')),
        value('50', t('50 ფურცლით', 'With 50 sheets', 'С 50 листами', '含50张相纸')),
      ),
    ],
    offers: [
      { values: ['20'], price: 14900, was: 17900, stock: 36 },
      { values: ['50'], price: 17900, was: 20900, stock: 20 },
    ],
    daysOld: 6,
  },
]
