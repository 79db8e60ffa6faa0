import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, ml, months, pieces, unopened } from '#demo/mall/terms/amounts.ts'
import { content, finish, howToUse, keeps, madeIn, madeOf, skin, weight } from '#demo/mall/terms/attributes.ts'
import { colours, contents, packings, packs, shades, sorts, value } from '#demo/mall/terms/options.ts'
import { georgia } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const allSkin = t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')
const lightShade = value('light', t('ღია', 'Light', 'Светлый', '浅色'))
const mediumShade = value('medium', t('საშუალო', 'Medium', 'Средний', '自然色'))
const tanShade = value('tan', t('მზემოკიდებული', 'Tan', 'Загорелый', '小麦色'))
const compactCase = value('case', t('სარკიან კოლოფში', 'Compact with a mirror', 'В футляре с зеркалом', '镜盒装'))
const withBrush = value('brush', t('სარკიან კოლოფში, ფუნჯით', 'Compact with a brush', 'Футляр с зеркалом и кистью', '镜盒配刷'))
const refill = value('refill', t('სათადარიგო შიგთავსი', 'Refill', 'Запасной блок', '替换芯'))

export const makeup: DemoProduct[] = [
  {
    key: 'satin-lipstick',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'vardula',
    name: t('ატლასისებრი პომადა, 3,5 გ', 'Satin lipstick, 3.5 g', 'Сатиновая помада, 3,5 г', '缎光口红 3.5克'),
    description: t(
      'სამ ფერს სახელები სამზარეულოდან და მარნიდან მოვუძებნეთ: საფერავი, თიხა და ვარდის მურაბა. ყურძნის კურკის ზეთზეა და პირველივე წასმაზე ფარავს, ოდნავი ბზინვით.\n\nყავას უძლებს, სადილს კი ვერა: ოთხ საათში განაახლეთ. დღისით „თიხა“ ყველაზე მშვიდია, „საფერავი“ კი საღამოს განათებაზე თითქმის შავად ჩანს.',
      'The three shades are named after kitchen and cellar: Saperavi, Clay and Rose Jam. It is made with grape-seed oil and covers in one stroke, with a slight sheen.\n\nIt survives a coffee but not a dinner, so renew it after four hours. Clay is the quiet one by day; Saperavi looks nearly black under evening lights.',
      'Имена трём оттенкам нашли на кухне и в погребе: «Саперави», «Глина» и «Варенье из роз». Основа на масле виноградных косточек, цвет ложится с первого раза, с лёгким блеском.\n\nКофе выдержит, обед — нет: через четыре часа обновите. Днём спокойнее всех «Глина», а «Саперави» при вечернем свете кажется почти чёрной.',
      '三个色号的名字取自厨房和酒窖：萨别拉维、陶土、玫瑰酱。以葡萄籽油为基底，一涂显色，带柔和缎光。\n\n喝杯咖啡没问题，吃顿正餐就会掉，四小时补一次。白天用陶土色最低调，萨别拉维在夜晚灯光下近乎黑色。',
    ),
    attributes: [
      finish(t('ატლასისებრი', 'Satin', 'Сатиновый', '缎光')),
      weight(grams(3.5)),
      madeOf(
        t(
          'ყურძნის კურკის ზეთი, კანდელილას ცვილი',
          'Grape-seed oil, candelilla wax',
          'Масло виноградных косточек, воск канделилы',
          '葡萄籽油、小烛树蜡',
        ),
      ),
      keeps(unopened(24, 12)),
    ],
    looks: ['lipstick.classic.wine', 'lipstick.classic.clay', 'lipstick.classic.rose'],
    options: [
      shades(
        { key: 'saperavi', swatch: '#6e1a2a', text: t('საფერავი', 'Saperavi', 'Саперави', '萨别拉维') },
        { key: 'clay', swatch: '#b4603f', text: t('თიხა', 'Clay', 'Глина', '陶土') },
        { key: 'rose-jam', swatch: '#c98a8f', text: t('ვარდის მურაბა', 'Rose Jam', 'Варенье из роз', '玫瑰酱') },
      ),
    ],
    offers: [
      { values: ['saperavi'], price: 3490, stock: 47 },
      { values: ['clay'], price: 3490, stock: 38, look: 'lipstick.classic.clay' },
      { values: ['rose-jam'], price: 3490, stock: 52, look: 'lipstick.classic.rose' },
    ],
    daysOld: 132,
  },
  {
    key: 'matte-slim-lipstick',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'peradi',
    name: t('წვრილი მქრქალი პომადა, 1,8 გ', 'Slim matte lipstick, 1.8 g', 'Тонкая матовая помада, 1,8 г', '细管哑光口红 1.8克'),
    description: t(
      'ფანქრის სისქისაა და კონტურს ცალკე ფანქარი აღარ სჭირდება. მქრქალი ფორმულა რვა საათს ძლებს, ფინჯანზე კვალს თითქმის არ ტოვებს.\n\nწყლით არ იბანება, ზეთი დაგჭირდებათ. მშრალ ტუჩებზე ნაკეცებს გამოაჩენს, ამიტომ ჯერ ბალზამი წაისვით და ხუთ წუთში ზედმეტი მოიწმინდეთ. „ბროწეული“ ქორწილისთვის მიაქვთ, „ნუში“ სამსახურისთვის.',
      'Slim as a pencil, it draws the line as well. The matte formula lasts eight hours and hardly marks a cup.\n\nWater will not shift it; use a cleansing oil. On dry lips it will show every crease, so put on balm first and blot it after five minutes. Pomegranate is bought for weddings, Almond for the office.',
      'Толщиной с карандаш, отдельный для контура не понадобится. Матовая формула держится восемь часов и почти не оставляет следов на чашке.\n\nВодой не смывается, нужно масло. На сухих губах подчеркнёт складки, поэтому сначала бальзам, а через пять минут промокните. «Гранат» берут на свадьбу, «Миндаль» — на работу.',
      '管身细如铅笔，勾唇线不用另备唇线笔。哑光配方可维持八小时，几乎不沾杯。\n\n清水洗不掉，需用卸妆油。唇部干燥时会显唇纹，先涂润唇膏，五分钟后用纸巾抿掉。石榴红多是参加婚礼买的，杏仁裸适合上班。',
    ),
    attributes: [
      finish(t('მქრქალი', 'Matte', 'Матовый', '哑光')),
      weight(grams(1.8)),
      howToUse(t('ბალზამის შემდეგ, ერთ ფენად', 'One layer, after balm', 'В один слой, после бальзама', '润唇后薄涂一层')),
    ],
    looks: ['lipstick.slim.red', 'lipstick.slim.blush'],
    options: [
      shades(
        { key: 'pomegranate', swatch: '#b3352b', text: t('ბროწეული', 'Pomegranate', 'Гранат', '石榴红') },
        { key: 'almond', swatch: '#d6a596', text: t('ნუში', 'Almond', 'Миндаль', '杏仁裸') },
      ),
    ],
    offers: [
      { values: ['pomegranate'], price: 2790, was: 3490, stock: 61 },
      { values: ['almond'], price: 2790, stock: 34, look: 'lipstick.slim.blush' },
    ],
    daysOld: 85,
  },
  {
    key: 'tinted-beeswax-balm',
    category: 'makeup',
    store: 'svetisa-candles',
    name: t(
      'ტუჩის ბალზამი ფუტკრის ცვილზე, ვარდისფერი',
      'Beeswax lip balm with a blush tint',
      'Бальзам для губ на пчелином воске, розовый',
      '蜂蜡润唇膏 浅粉色',
    ),
    description: t(
      'ვინც სანთლისთვის ცვილს ადნობს, ტუჩები სულ უსკდება, ამიტომ ეს ბალზამი ჯერ ჩვენთვის გავაკეთეთ. ცვილი, შის კარაქი და ლითოსპერმის ფესვი, რომელიც ნაზ ვარდისფერს აძლევს.\n\nზაფხულში მანქანაში ნუ დატოვებთ: 60 გრადუსზე დნება, როგორც ნებისმიერი სანთელი. სარკე არ სჭირდება, სამჯერ გადაისვით და მორჩა. ვინც სამს ყიდულობს, თითოს სხვადასხვა ქურთუკის ჯიბეში ინახავს.',
      'Standing over melting wax leaves you with chapped lips, so we made this balm for ourselves first. Beeswax, shea butter and gromwell root, which gives it a soft pink.\n\nDo not leave it in the car in summer, as at 60 degrees it melts like any candle. No mirror needed: three strokes and you are done. People who buy three keep each in a different coat.',
      'Кто топит воск для свечей, у того вечно сохнут губы, так что сначала мы сделали этот бальзам для себя. Воск, масло ши и корень воробейника, от него нежно-розовый тон.\n\nЛетом не оставляйте в машине: при 60 градусах тает, как любая свеча. Зеркало не нужно: провели трижды — и готово. Кто берёт три штуки, раскладывает их по карманам разных курток.',
      '天天守着熔蜡锅，嘴唇总是干裂，这款润唇膏最初是给自己做的。蜂蜡、乳木果油，加紫草根染出淡淡的粉色。\n\n夏天别放车里，60℃会像蜡烛一样融化。不用照镜子，涂三下就好。买三支装的，多半是每件外套口袋里放一支。',
    ),
    attributes: [
      madeOf(
        t(
          'ფუტკრის ცვილი, შის კარაქი, ლითოსპერმი',
          'Beeswax, shea butter, gromwell root',
          'Пчелиный воск, масло ши, воробейник',
          '蜂蜡、乳木果油、紫草根',
        ),
      ),
      finish(t('გამჭვირვალე, ოდნავ ფერადი', 'Sheer, lightly tinted', 'Прозрачный, с лёгким тоном', '水润微染')),
      weight(grams(4)),
      madeIn(georgia),
    ],
    looks: ['lipstick.classic.blush'],
    options: [packs(value('1', pieces(1, '支')), value('3', pieces(3, '支')))],
    offers: [
      { values: ['1'], price: 1390, stock: 70 },
      { values: ['3'], price: 3690, stock: 24 },
    ],
    daysOld: 188,
  },
  {
    key: 'pressed-powder',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'peradi',
    name: t('კომპაქტური პუდრი, 9 გ', 'Pressed powder, 9 g', 'Компактная пудра, 9 г', '蜜粉饼 9克'),
    description: t(
      'წვრილად დაფქული ბრინჯის სახამებელი და სილიციუმის დიოქსიდი, ტალკის გარეშე: ცხვირის ბზინვას შთანთქავს და სახეს ნიღაბად არ ედება. კოლოფი ლითონისაა, სარკიანი, ღრუბლისთვის ქვედა სართული აქვს.\n\nდაცემას ვერ უძლებს; მშრალ კანს კი ჯერ კრემი სჭირდება. ბლოკი მაგნიტზე ზის: როცა გათავდება, მარტო შიგთავსს იყიდით, კოლოფი კი წლობით შეგრჩებათ.',
      'Rice starch and silica milled very fine, with no talc: it takes the shine off a nose without lying on the face like a mask. The case is metal, with a mirror and a tray underneath for the puff.\n\nIt does not survive being dropped, and dry skin wants a cream under it. The pan sits on a magnet; when it is empty you buy only the refill, and the case stays with you for years.',
      'Тонко смолотый рисовый крахмал и кремнезём, без талька: снимает блеск с носа и не ложится маской. Футляр металлический, с зеркалом, для спонжа есть нижний этаж.\n\nПадений не переносит, а на сухую кожу сначала нужен крем. Блок держится на магните: закончится — купите только его, а футляр останется с вами на годы.',
      '大米淀粉加二氧化硅细细研磨，不含滑石粉，吸走鼻翼油光又不浮粉。金属盒带镜子，下层放粉扑。\n\n怕摔，干性肌肤请先打底保湿。粉芯磁吸固定，用完只买替换芯，盒子能用好多年。',
    ),
    attributes: [
      skin(t('ნორმალური და ცხიმიანი', 'Normal to oily', 'Нормальная и жирная', '中性至油性')),
      finish(t('ნახევრად მქრქალი', 'Soft matte', 'Полуматовый', '柔雾')),
      madeOf(
        t(
          'ბრინჯის სახამებელი, სილიციუმის დიოქსიდი, რკინის ოქსიდი',
          'Rice starch, silica, iron oxides',
          'Рисовый крахмал, кремнезём, оксиды железа',
          '大米淀粉、二氧化硅、氧化铁',
        ),
      ),
      weight(grams(9)),
    ],
    looks: ['compact.powder.cream'],
    options: [shades(lightShade, mediumShade, tanShade), packings(compactCase, refill)],
    offers: [
      { values: ['light', 'case'], price: 4290, stock: 31 },
      { values: ['light', 'refill'], price: 2490, stock: 40 },
      { values: ['medium', 'case'], price: 4290, stock: 45 },
      { values: ['medium', 'refill'], price: 2490, stock: 56 },
      { values: ['tan', 'case'], price: 4290, stock: 0 },
      { values: ['tan', 'refill'], price: 2490, stock: 18 },
    ],
    daysOld: 268,
  },
  {
    key: 'powder-blush',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'vardula',
    name: t('ლოყის ფერუმარილი კოლოფში, 5 გ', 'Powder blush, 5 g', 'Румяна в футляре, 5 г', '粉质腮红 5克'),
    description: t(
      'ფერი ერთია, ვარდის კოკრისა, და თითქმის ყველა კანს უხდება; კოლოფი კი ორნაირია, ვარდისფერი და თიხისფერი. პიგმენტი ფხვიერია, ერთი მოსმა ბევრია: ფუნჯი ჯერ ხელის ზურგზე დაბერტყეთ.\n\nცხიმიან კანზე ხუთ საათს ძლებს, მერე ქრება. ბზინვარება არ აქვს და დღის შუქზეც ბუნებრივად ჩანს. თიხისფერ კოლოფს უფრო ისინი ირჩევენ, ვისაც ჩვენი პომადა „თიხა“ უკვე აქვს.',
      'There is one shade, that of a rosebud, which suits nearly every skin, and two cases, rose and terracotta. The pigment is loose and strong: tap the brush on the back of your hand first.\n\nOn oily skin it lasts five hours and then fades. There is no shimmer, so it looks natural by daylight too. The terracotta case goes mostly to those who already have our lipstick in Clay.',
      'Оттенок один, как у бутона розы, и идёт почти всем, а футляров два, розовый и терракотовый. Пигмент рыхлый и яркий: сперва стряхните кисть о тыльную сторону ладони.\n\nНа жирной коже держатся пять часов, потом бледнеют. Блёсток нет, при дневном свете выглядят естественно. Терракотовый футляр чаще выбирают те, у кого уже есть наша помада «Глина».',
      '色号只有一个，像玫瑰花苞，几乎人人都衬；盒子有两款，玫瑰粉和陶土橙。粉质松软显色，上脸前先在手背抖掉余粉。\n\n油性皮肤约五小时后变淡。不含亮片，白天看也自然。陶土橙的盒子，多半是已经有我们陶土色口红的人来配一套。',
    ),
    attributes: [finish(t('მქრქალი', 'Matte', 'Матовый', '哑光')), skin(allSkin), weight(grams(5)), keeps(unopened(36, 12))],
    looks: ['compact.blush.rose', 'compact.blush.clay'],
    options: [
      colours(
        { key: 'rosebud', swatch: '#c98a8f', text: t('ვარდისფერი', 'Rose', 'Розовый', '玫瑰粉') },
        { key: 'fired-clay', swatch: '#b4603f', text: t('თიხისფერი', 'Terracotta', 'Терракотовый', '陶土橙') },
      ),
      packings(compactCase, withBrush),
    ],
    offers: [
      { values: ['rosebud', 'case'], price: 3590, stock: 36 },
      { values: ['rosebud', 'brush'], price: 4490, stock: 42 },
      { values: ['fired-clay', 'case'], price: 3590, stock: 29, look: 'compact.blush.clay' },
      { values: ['fired-clay', 'brush'], price: 4490, stock: 27, look: 'compact.blush.clay' },
    ],
    daysOld: 50,
  },
  {
    key: 'eyeshadow-palette',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'peradi',
    name: t('თვალის ჩრდილების პალიტრა, 8 ფერი', 'Eyeshadow palette, eight shades', 'Палетка теней, 8 оттенков', '八色眼影盘'),
    description: t(
      'რვა ფერია, თოვლიდან მუქ ქლიავამდე: ექვსი მქრქალი, ორი კი, სპილოსძვლისფერი და ოქროსფერი, ბზინვარე. ფერები ორივე პალიტრაში ერთია, კოლოფი კი სხვადასხვა: „ზღვა“ ზურმუხტისფერია, „მთა“ კაკლისფერი; სარკე მთელ თავსახურს იკავებს.\n\nმუქი ფერი ცოტა ცვივა, ამიტომ თვალები ტონალურ კრემამდე დაიხატეთ. პლასტმასის ფუნჯს აქ ვერ ნახავთ, თითი ან თქვენი ფუნჯი ჯობს.',
      'Eight shades from snow to dark plum: six are matte and two, an ivory and a gold, shimmer. The colours are the same in both cases, the teal Sea and the walnut-brown Mountain, and the mirror fills the lid.\n\nThe darkest shade drops a little dust, so do your eyes before your foundation. There is no plastic brush inside; a finger or your own works better.',
      'Восемь оттенков от снега до тёмной сливы: шесть матовых, а два, цвета слоновой кости и золотой, мерцают. Цвета в обеих палетках одни, футляры разные: «Море» изумрудное, «Горы» ореховые; зеркало во всю крышку.\n\nТёмный оттенок слегка осыпается, поэтому глаза красьте до тона. Пластиковой кисточки внутри нет, палец или своя кисть справятся лучше.',
      '八个颜色，从雪白到深梅紫：六格哑光，象牙白和金色两格珠光。两款颜色相同，盒子不同：“海”是孔雀绿，“山”是胡桃棕；盒盖整面是镜子。\n\n最深的一格略有飞粉，建议先画眼妆再上底妆。盒内不配塑料刷，用手指或自己的刷子效果更好。',
    ),
    attributes: [
      finish(t('6 მქრქალი, 2 ბზინვარე', '6 matte, 2 shimmer', '6 матовых, 2 мерцающих', '6格哑光、2格珠光')),
      weight(t('8 × 1,5 გ', '8 × 1.5 g', '8 × 1,5 г', '1.5克×8')),
      keeps(months(36)),
    ],
    looks: ['compact.palette.teal', 'compact.palette.walnut'],
    options: [sorts(value('sea', t('ზღვა', 'Sea', 'Море', '海')), value('mountain', t('მთა', 'Mountain', 'Горы', '山')))],
    offers: [
      { values: ['sea'], price: 5900, stock: 22 },
      { values: ['mountain'], price: 5900, stock: 17, look: 'compact.palette.walnut' },
    ],
    daysOld: 2,
  },
  {
    key: 'tinted-day-cream',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'ტონირებული დღის კრემი ასკილით, 50 მლ',
      'Tinted rosehip day cream, 50 ml',
      'Тонирующий дневной крем с шиповником, 50 мл',
      '玫瑰果润色日霜 50毫升',
    ),
    description: t(
      'კანის ტონს ათანაბრებს ისე, რომ ჭორფლი ისევ ჩანს. იმ დილებისთვისაა, როცა ტონალური კრემი ზედმეტია.\n\nსამი ტონი გვაქვს. თუ ორს შორის ყოყმანობთ, უფრო ღია აიღეთ. მუწუკს ვერ დაფარავს, სამაგიეროდ, საღამოს თბილი წყლითა და საპნით ადვილად იბანება. თითებით ისვამენ, როგორც ჩვეულებრივ კრემს: სანამ ყავა ამოვა, მზად ხართ.',
      'Evens out the skin yet lets the freckles show. It is for mornings when foundation is too much.\n\nThere are three shades; if you are torn between two, take the lighter. It will not hide a spot, but soap and warm water take it off in the evening. You put it on with your fingers like any other cream, and are ready before the coffee has risen in the pot.',
      'Выравнивает тон, но веснушки остаются видны. Для тех утр, когда тональный крем ни к чему.\n\nЕсть три оттенка; если колеблетесь между двумя, берите светлее. Прыщик не скроет, зато вечером легко смывается тёплой водой с мылом. Наносят его пальцами, как обычный крем: пока поднимается кофе, вы уже готовы.',
      '均匀肤色却不遮雀斑，适合不想上粉底的清晨。\n\n共三个色号，两色之间犹豫时建议选浅一号。遮不住痘印，但晚上用温水加洁面皂就能洗净。像普通面霜一样用手指抹开，等咖啡煮开的工夫就好了。',
    ),
    attributes: [
      skin(allSkin),
      content(ml(50)),
      howToUse(
        t(
          'თითებით, სახის ცენტრიდან კიდეებისკენ',
          'With the fingers, from the centre outwards',
          'Пальцами, от центра лица к краям',
          '用指腹由内向外推开',
        ),
      ),
      keeps(unopened(24, 6)),
    ],
    looks: ['cream.tube.sand.askili'],
    options: [shades(lightShade, mediumShade, tanShade)],
    offers: [
      { values: ['light'], price: 5200, stock: 23 },
      { values: ['medium'], price: 5200, stock: 0 },
      { values: ['tan'], price: 5200, stock: 14 },
    ],
    daysOld: 39,
  },
  {
    key: 'glow-drops',
    category: 'makeup',
    store: 'mzisia-beauty',
    brand: 'peradi',
    name: t('სახის გამანათებელი წვეთები „ნათება“', 'Nateba glow drops', 'Капли-хайлайтер «Натеба»', 'Nateba 提亮滴液'),
    description: t(
      'გამჭვირვალე სითხეში მიკას უწვრილესი ფხვნილი ტივტივებს, ამიტომ ფლაკონი ხმარების წინ უნდა შეანჯღრიოთ. ერთი წვეთი ყვრიმალზე საკმარისია, ორი კრემში გააზავეთ და მთელი სახე გაგიბრწყინდებათ.\n\nნაწიბურებსა და ფართო ფორებზე ნუ წაისვამთ, უფრო შესამჩნევს გახდის, თეთრ პერანგზე კი კვალი რჩება. ზაფხულში მხრებსა და ლავიწებზეც ისვამენ, სანამ საღამოს ბათუმის ბულვარში გავლენ.',
      'A very fine mica floats in clear liquid, so shake the bottle before you open it. One drop does for a cheekbone; two stirred into your cream light up the whole face.\n\nKeep it off scars and wide pores, which it only makes easier to see, and away from a white shirt. In summer it goes on shoulders and collarbones too, before an evening on the boulevard in Batumi.',
      'В прозрачной жидкости плавает мельчайшая слюда, поэтому перед применением флакон встряхните. На скулу хватит капли, две размешайте в креме — засияет всё лицо.\n\nНа шрамы и широкие поры не наносите, станут заметнее, а на белой рубашке остаётся след. Летом их наносят и на плечи с ключицами, собираясь вечером на батумский бульвар.',
      '透明液体里悬浮着极细的云母粉，使用前请摇匀。颧骨一滴就够，两滴调进面霜可提亮全脸。\n\n疤痕和粗大毛孔处不要用，会更明显；蹭到白衬衫上会留印。夏天傍晚去巴统海滨大道散步前，在肩膀和锁骨上也点一些。',
    ),
    attributes: [
      finish(t('ბზინვარე', 'Luminous', 'Сияющий', '水光')),
      madeOf(t('მიკა, სკვალანი, E ვიტამინი', 'Mica, squalane, vitamin E', 'Слюда, сквалан, витамин E', '云母、角鲨烷、维生素E')),
      skin(t('ნორმალური და მშრალი', 'Normal to dry', 'Нормальная и сухая', '中性至干性')),
      keeps(unopened(24, 9)),
    ],
    looks: ['serum.dropper.clear.natebi'],
    options: [contents(value('15', ml(15)), value('30', ml(30)))],
    offers: [
      { values: ['15'], price: 2690, stock: 44 },
      { values: ['30'], price: 4490, stock: 20 },
    ],
    daysOld: 151,
  },
]
