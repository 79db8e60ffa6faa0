import { foodStores } from '#demo/mall/food-stores.ts'
import type { DemoStore } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'
import { batumi, gori, kutaisi, rustavi, tbilisi, telavi } from '#demo/mall/towns.ts'

export const stores: DemoStore[] = [
  {
    key: 'tone-workshop',
    name: t('თონის სახელოსნო', 'Tone Workshop', 'Мастерская «Тоне»', 'Tone 陶艺工坊'),
    city: t('მცხეთა', 'Mtskheta', 'Мцхета', '姆茨赫塔'),
    about: t(
      'ოთხი მეთუნე და ერთი დიდი ღუმელი სვეტიცხოვლის უკან. ვაკეთებთ ისეთ ჭურჭელს, რომელსაც თავადაც ყოველდღე ვხმარობთ.',
      'Four potters and one big kiln behind Svetitskhoveli. We make the dishes we eat from ourselves.',
      'Четыре гончара и одна большая печь за Светицховели. Делаем посуду, из которой едим сами.',
      '四位陶艺师傅和一口大窑，就在生命之柱大教堂后面。我们做的，都是自己吃饭也用的碗碟。',
    ),
  },
  {
    key: 'oda-house',
    name: t('ოდა სახლი', 'Oda House', 'Дом «Ода»', 'Oda 家居馆'),
    city: tbilisi,
    about: t(
      'ყველაფერი სახლისთვის, რაც ათ წელს გაძლებს. სოლოლაკში გვაქვს პატარა საწყობი და დიდი ვიტრინა.',
      'Things for the home that will last ten years. A small stockroom and a large window in Sololaki.',
      'Вещи для дома, которых хватит лет на десять. Маленький склад и большая витрина в Сололаки.',
      '卖能用上十年的家居好物。小仓库、大橱窗，就在索洛拉基老街。',
    ),
  },
  {
    key: 'rkina-kitchen',
    name: t('რკინის სამზარეულო', 'Rkina Kitchen', 'Кухня «Ркина»', 'Rkina 厨具'),
    city: rustavi,
    about: t(
      'თუჯს რუსთავში ვასხამთ, სხვა დანარჩენს კი ჯერ ჩვენს სამზარეულოში ვცდით და მერე ვყიდით.',
      'We cast our iron in Rustavi and try everything else in our own kitchen before we sell it.',
      'Чугун отливаем в Рустави, а всё остальное сперва пробуем на своей кухне и только потом продаём.',
      '铸铁锅在鲁斯塔维自己浇铸，其余的先在自家厨房试用，好用才上架。',
    ),
  },
  {
    key: 'qarli-furniture',
    name: t('qarli ავეჯი', 'qarli Furniture', 'Мебель qarli', 'qarli 家具'),
    city: kutaisi,
    about: t(
      'მუხა, კაკალი და ცოტა ლურსმანი. ავეჯს ქუთაისში ვაწყობთ და მთელ საქართველოში თავად მიგვაქვს.',
      'Oak, walnut and very few nails. We build in Kutaisi and deliver all over Georgia ourselves.',
      'Дуб, орех и почти без гвоздей. Собираем в Кутаиси и сами развозим по всей Грузии.',
      '橡木、胡桃木，少用钉子。库塔伊西自产，全格鲁吉亚自己送货上门。',
    ),
  },
  {
    key: 'khiskari-wood',
    name: t('ხისკარის სადურგლო', 'Khiskari Joinery', 'Столярная «Хискари»', 'Khiskari 木作'),
    city: telavi,
    about: t(
      'მამა-შვილის სადურგლო: სკამები, თაროები და მაგიდები, რომლებიც არ ირყევა.',
      'A father-and-son joinery: chairs, shelves and tables that do not wobble.',
      'Столярная отца и сына: стулья, полки и столы, которые не шатаются.',
      '父子木工坊，做不摇晃的椅子、架子和桌子。',
    ),
  },
  {
    key: 'lumari-light',
    name: t('LUMARI განათება', 'LUMARI Light', 'Светильники LUMARI', 'LUMARI 灯饰'),
    city: rustavi,
    about: t(
      'სანათები, რომლებიც საღამოს თბილად ანათებს. ნათურას ყოველთვის ყუთში ვდებთ.',
      'Lamps with a warm evening light. The bulb is always in the box.',
      'Светильники с тёплым вечерним светом. Лампочка всегда в коробке.',
      '专做暖光灯具，灯泡随盒附送。',
    ),
  },
  {
    key: 'svetisa-candles',
    name: t('სვეტისა', 'Svetisa Candles', 'Свечная «Светиса»', 'Svetisa 烛坊'),
    city: t('სიღნაღი', 'Sighnaghi', 'Сигнахи', '锡格纳吉'),
    about: t(
      'სანთლებს ფუტკრის ცვილისგან ვასხამთ, ფარნებს კი მეზობელი მჭედელი გვიკეთებს.',
      'We pour beeswax candles; the blacksmith next door makes our lanterns.',
      'Льём свечи из пчелиного воска, а фонари нам делает кузнец по соседству.',
      '蜂蜡蜡烛手工浇制，风灯出自隔壁铁匠之手。',
    ),
  },
  {
    key: 'svanuri-wool',
    name: t('სვანური მატყლი', 'Svanuri Wool', 'Сванская шерсть', 'Svanuri 羊毛坊'),
    city: t('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚'),
    about: t(
      'მატყლი ჩვენი ცხვრისაა, ძაფს ბებიები ართავენ, ჩვენ კი ვქსოვთ და გიგზავნით.',
      'The wool is from our own sheep, the grandmothers spin it, we weave it and send it to you.',
      'Шерсть — от наших овец, прядут бабушки, а мы ткём и отправляем вам.',
      '羊毛来自自家羊群，奶奶们纺线，我们织好寄给您。',
    ),
  },
  {
    key: 'nabada-felt',
    name: t('ნაბადა', 'Nabada Felt', 'Войлочная «Набада»', 'Nabada 毛毡坊'),
    city: t('ახმეტა', 'Akhmeta', 'Ахмета', '阿赫梅塔'),
    about: t(
      'თუშური თექა და ხალიჩები. ვთელავთ ხელით, ვღებავთ მცენარეებით.',
      'Tushetian felt and rugs, fulled by hand and dyed with plants.',
      'Тушинский войлок и ковры: валяем руками, красим растениями.',
      '图舍蒂毛毡与地毯，手工毡制，植物染色。',
    ),
  },
  {
    key: 'tsivi-linen',
    name: t('ცივის სელი', 'Tsivi Linen', 'Лён «Циви»', 'Tsivi 亚麻'),
    city: gori,
    about: t(
      'სელი და ბამბა საწოლისთვის, აბაზანისთვის და სუფრისთვის. ყველაფერი ერთხელ უკვე გარეცხილია.',
      'Linen and cotton for bed, bath and table. Everything has been washed once already.',
      'Лён и хлопок для спальни, ванной и стола. Всё уже один раз выстирано.',
      '床品、浴巾、桌布，亚麻与纯棉，出厂前都洗过一遍。',
    ),
  },
  {
    key: 'mtsvane-garden',
    name: t('მწვანე ბაღი', 'Mtsvane Garden', 'Сад «Мцване»', 'Mtsvane 绿植园'),
    city: batumi,
    about: t(
      'ბათუმის ნოტიო ჰაერში გამოზრდილი მცენარეები, რომლებიც თბილისის ბინასაც უძლებს.',
      'Plants raised in Batumi’s damp air that cope with a Tbilisi flat as well.',
      'Растения, выросшие во влажном воздухе Батуми и готовые к тбилисской квартире.',
      '在巴统湿润空气里长大的绿植，搬进第比利斯的公寓也照样精神。',
    ),
  },
  {
    key: 'bostana-garden',
    name: t('ბოსტანა', 'Bostana', 'Бостана', 'Bostana 园艺'),
    city: gori,
    about: t(
      'ხელსაწყოები მათთვის, ვისაც მიწა უყვარს: ბასრი, მსუბუქი და ადვილად შესაკეთებელი.',
      'Tools for people who like earth: sharp, light and mendable.',
      'Инструменты для тех, кто любит землю: острые, лёгкие, их можно починить.',
      '给爱泥土的人用的园艺工具：锋利、轻便、可修。',
    ),
  },
  {
    key: 'sacheri-tools',
    name: t('საჭერი', 'Sacheri Tools', 'Инструменты «Сачери»', 'Sacheri 五金'),
    city: rustavi,
    about: t(
      'ოცი წელი ვყიდით იმას, რითაც თავად ვმუშაობთ. რჩევა უფასოა.',
      'For twenty years we have sold what we work with ourselves. Advice is free.',
      'Двадцать лет продаём то, чем работаем сами. Совет — бесплатно.',
      '二十年只卖自己干活也用的工具，咨询免费。',
    ),
  },
  {
    key: 'sonorali-audio',
    name: t('Sonorali აუდიო', 'Sonorali Audio', 'Аудиотехника Sonorali', 'Sonorali 影音'),
    city: tbilisi,
    about: t(
      'ხმა, რომელიც ოთახს ავსებს და მეზობელს არ აღვიძებს. ყურსასმენებს ადგილზე მოგასმენინებთ.',
      'Sound that fills a room and lets the neighbours sleep. Come and listen before you buy.',
      'Звук, который наполняет комнату и не будит соседей. Приходите послушать до покупки.',
      '声音填满房间，却不吵醒邻居。欢迎到店试听。',
    ),
  },
  {
    key: 'pixani-digital',
    name: t('Pixani ციფრული', 'Pixani Digital', 'Цифровая техника Pixani', 'Pixani 数码'),
    city: tbilisi,
    about: t(
      'ტელეფონები, ლეპტოპები, კამერები და ჩვენი საკუთარი სერვისი.',
      'Phones, laptops, cameras, and a repair bench of our own.',
      'Телефоны, ноутбуки, камеры и своя мастерская по ремонту.',
      '手机、电脑、相机，坏了自家修。',
    ),
  },
  {
    key: 'ertobila-tech',
    name: t('ერთობილა ტექნიკა', 'Ertobila Tech', 'Техника «Эртобила»', 'Ertobila 电器'),
    city: kutaisi,
    about: t(
      'მარტივი ტექნიკა სახლისა და სამუშაოსთვის. ინსტრუქციას ქართულად ვდებთ.',
      'Plain technology for home and work, with instructions in your language.',
      'Простая техника для дома и работы, с понятной инструкцией.',
      '家用和办公电子产品，说明书人人看得懂。',
    ),
  },
  ...foodStores,
  {
    key: 'mzisia-beauty',
    name: t('მზისია კოსმეტიკა', 'Mzisia Beauty', 'Косметика «Мзисия»', 'Mzisia 美妆'),
    city: batumi,
    about: t(
      'კრემები და სუნამოები ასკილით, დაფნითა და ყურძნის კურკის ზეთით.',
      'Creams and perfumes with rosehip, laurel and grape-seed oil.',
      'Кремы и духи с шиповником, лавром и маслом виноградных косточек.',
      '玫瑰果、月桂、葡萄籽油入方的面霜与香水。',
    ),
  },
  {
    key: 'sapnela-bath',
    name: t('საპნელა', 'Sapnela', 'Сапнела', 'Sapnela 皂坊'),
    city: t('ბორჯომი', 'Borjomi', 'Боржоми', '博尔若米'),
    about: t(
      'საპონს ცივი წესით, ხარშვის გარეშე ვამზადებთ და ექვს კვირას ვაშრობთ. შეფუთვა მხოლოდ ქაღალდისაა.',
      'Cold-process soap, cured for six weeks. Paper wrapping only.',
      'Мыло варим холодным способом и выдерживаем шесть недель. Упаковка — только бумага.',
      '冷制皂，晾足六周，只用纸包装。',
    ),
  },
  {
    key: 'khurjina-bags',
    name: t('ხურჯინა', 'Khurjina', 'Хурджина', 'Khurjina 包袋'),
    city: tbilisi,
    about: t(
      'ჩანთები, ქოლგები და ქუდები ქალაქისთვის. ნაკერი თუ გაიხსნა, უფასოდ შეგიკერავთ.',
      'Bags, umbrellas and hats for town. If a seam opens, we sew it up for nothing.',
      'Сумки, зонты и шляпы для города. Разойдётся шов — зашьём бесплатно.',
      '城市通勤的包、伞和帽子。开线了，免费帮您缝好。',
    ),
  },
  {
    key: 'minanka-atelier',
    name: t('მინანქრის ატელიე', 'Minanka Atelier', 'Ателье «Минанка»', 'Minanka 珐琅工作室'),
    city: tbilisi,
    about: t(
      'ტიხრული მინანქარი ვერცხლზე და მაჯის საათები მარტივი ციფერბლატით.',
      'Cloisonné enamel on silver, and watches with a plain dial.',
      'Перегородчатая эмаль на серебре и часы с простым циферблатом.',
      '银胎掐丝珐琅首饰，以及表盘简洁的腕表。',
    ),
  },
  {
    key: 'norduli-outdoor',
    name: t('NORDULI აუთდორი', 'NORDULI Outdoor', 'Снаряжение NORDULI', 'NORDULI 户外'),
    city: t('გუდაური', 'Gudauri', 'Гудаури', '古达乌里'),
    about: t(
      'ყველაფერი გამოცდილია გუდაურის ფერდობებზე: ბოთლებიც, ჩემოდნებიც, ბურთებიც.',
      'Tested on the slopes of Gudauri: bottles, suitcases and balls alike.',
      'Испытано на склонах Гудаури: и бутылки, и чемоданы, и мячи.',
      '水壶、行李箱、球，全在古达乌里的山坡上试过。',
    ),
  },
  {
    key: 'tsugruma-toys',
    name: t('ცუგრუმა', 'Tsugruma', 'Цугрума', 'Tsugruma 童玩'),
    city: kutaisi,
    about: t(
      'ხისა და ბამბის სათამაშოები. ჩვენი მთავარი გამომცდელი სამი წლისაა.',
      'Toys of wood and cotton. Our chief tester is three years old.',
      'Игрушки из дерева и хлопка. Нашему главному испытателю три года.',
      '木头和棉布做的玩具，首席体验官今年三岁。',
    ),
  },
  {
    key: 'tsigni-corner',
    name: t('წიგნის კუთხე', 'Tsigni Corner', 'Книжный уголок', 'Tsigni 书角'),
    city: tbilisi,
    about: t(
      'წიგნები ოთხ ენაზე და ქაღალდი, რომელზეც წერა სასიამოვნოა.',
      'Books in four languages and paper that is a pleasure to write on.',
      'Книги на четырёх языках и бумага, на которой приятно писать.',
      '四种语言的书，还有书写顺滑的好纸。',
    ),
  },
]
