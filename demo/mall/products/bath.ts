import type { DemoProduct } from '#demo/mall/shapes.ts'
import {
  howToUse,
  ingredients,
  keeps,
  madeIn,
  ml,
  months,
  packings,
  packs,
  pieces,
  scent,
  scents,
  skin,
  t,
  town,
  unopened,
  value,
  volumes,
  weight,
} from '#demo/mall/terms.ts'

const borjomi = town('ბორჯომი', 'Borjomi', 'Боржоми', '博尔若米')
const bar100 = t('ცალი 100 გ', '100 g each', '100 г каждое', '每块100克')
const withPump = value('pump', t('დისპენსერით', 'With a pump', 'С дозатором', '按压瓶'))
const refill = value('refill', t('შესავსები', 'Refill', 'Запасной блок', '补充装'))

export const bath: DemoProduct[] = [
  {
    key: 'laurel-soap',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('დაფნის საპონი, 100 გ', 'Laurel soap, 100 g', 'Лавровое мыло, 100 г', '月桂皂 100克'),
    description: t(
      'დაფნის ნაყოფის ზეთს აჭარაში წურავენ, ჩვენ კი ზეითუნის ზეთში ვურევთ: მეოთხედზე ცოტა მეტი დაფნაა. საპონი ცივად იხარშება და ექვს კვირას შრება თაროზე, სანამ ქაღალდის სარტყელს შემოვახვევთ.\n\nფოთლისა და ტყის სუნი აქვს, თავის დასაბანადაც გამოდგება. პირველ კვირას რბილია: ნახვრეტებიან სასაპნეზე დადეთ, თორემ დალბება.',
      'Laurel berry oil is pressed in Adjara, and we blend a little over a quarter of it into olive oil. The soap is made cold and dries for six weeks on the shelf before it gets its paper band.\n\nIt smells green and woody, and will wash hair as well. For the first week it is soft: give it a dish that drains or it will melt away.',
      'Масло ягод лавра отжимают в Аджарии, мы добавляем его в оливковое, чуть больше четверти. Мыло варим холодным способом, и шесть недель оно сохнет на полке, пока не получит бумажный поясок.\n\nПахнет зеленью и лесом, годится и для головы. Первую неделю мягкое: кладите в мыльницу с отверстиями, иначе раскиснет.',
      '月桂果油在阿扎尔压榨，我们按四分之一多一点的比例调入橄榄油。冷制法制作，在架上晾足六周，再缠上纸腰封。\n\n闻着青翠，带木香，洗头也行。头一周质地偏软，请放沥水皂盒，否则容易化。',
    ),
    attributes: [
      ingredients(
        t(
          'ზეითუნის ზეთი, დაფნის ზეთი 28 %',
          'Olive oil, laurel berry oil 28%',
          'Оливковое масло, лавровое масло 28 %',
          '橄榄油、月桂果油28%',
        ),
      ),
      weight(bar100),
      madeIn(borjomi),
      keeps(months(24)),
    ],
    looks: ['soap.bar.sage.dafna'],
    options: [packs(value('1', pieces(1, '块')), value('3', pieces(3, '块')), value('6', pieces(6, '块')))],
    offers: [
      { values: ['1'], price: 890, stock: 98 },
      { values: ['3'], price: 2490, stock: 45 },
      { values: ['6'], price: 4590, stock: 22 },
    ],
    daysOld: 372,
  },
  {
    key: 'three-soaps',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t(
      'საპონი: თაფლი, ნახშირი, ვარდი, 100 გ',
      'Soap: honey, charcoal or rose, 100 g',
      'Мыло: мёд, уголь, роза, 100 г',
      '手工皂 蜂蜜、藤炭、玫瑰 100克',
    ),
    description: t(
      'ფუძე ერთია, ცივად მოხარშული, საპონი კი სამნაირი: თაფლისაში შვრია ჩავყარეთ, ნახშირისაში ვაზის ნახშირი, ვარდისაში ვარდისფერი თიხა. საღებავი არც ერთში არ ურევია, ამიტომ ფერი პარტიიდან პარტიამდე ოდნავ იცვლება.\n\nთაფლი ნაზი კანისთვისაა, ნახშირი მუშა ხელებისთვის, ვარდი კი უფრო სუნისთვის. ნახშირი ღია პირსახოცზე კვალს ტოვებს, მუქი გამოიყენეთ.',
      'One cold-made base in three ways: oats go into the honey one, vine charcoal into the black, pink clay into the rose. No dyes are used, and two bars bought a month apart may differ in shade.\n\nHoney is for tender skin, charcoal for working hands, and rose mostly for the smell. The charcoal marks light towels; dry yourself on a dark one.',
      'Одна основа холодной варки и три варианта: в медовое кладём овёс, в чёрное — уголь виноградной лозы, в розовое — розовую глину. Красителей нет, поэтому от партии к партии оттенок слегка гуляет.\n\nМедовое для нежной кожи, угольное для рабочих рук, розовое скорее ради запаха. Уголь пачкает светлые полотенца, берите тёмное.',
      '同一种冷制皂基做成三款：蜂蜜款加燕麦，炭黑款加葡萄藤炭，玫瑰款加粉色黏土。不用色素，每批颜色略有出入。\n\n蜂蜜款适合娇嫩肌肤，炭黑款适合干活的手，玫瑰款主要图个香。炭皂会沾染浅色毛巾，请用深色的。',
    ),
    attributes: [
      ingredients(
        t(
          'ზეითუნისა და ქოქოსის ზეთი, შვრია, ნახშირი ან თიხა',
          'Olive and coconut oil; oats, charcoal or clay',
          'Оливковое и кокосовое масло; овёс, уголь или глина',
          '橄榄油、椰子油；燕麦、炭或黏土',
        ),
      ),
      weight(bar100),
      madeIn(borjomi),
    ],
    looks: ['soap.bar.honey.tapli', 'soap.bar.charcoal.nakhshiri', 'soap.bar.blush.vardi'],
    options: [
      scents(
        value('honey', t('თაფლი', 'Honey', 'Мёд', '蜂蜜')),
        value('charcoal', t('ნახშირი', 'Charcoal', 'Уголь', '葡萄藤炭')),
        value('rose', t('ვარდი', 'Rose', 'Роза', '玫瑰')),
      ),
      packs(value('1', pieces(1, '块')), value('3', pieces(3, '块'))),
    ],
    offers: [
      { values: ['honey', '1'], price: 790, stock: 77 },
      { values: ['honey', '3'], price: 2190, stock: 39 },
      { values: ['charcoal', '1'], price: 790, stock: 64, look: 'soap.bar.charcoal.nakhshiri' },
      { values: ['charcoal', '3'], price: 2190, stock: 28, look: 'soap.bar.charcoal.nakhshiri' },
      { values: ['rose', '1'], price: 890, stock: 53, look: 'soap.bar.blush.vardi' },
      { values: ['rose', '3'], price: 2490, stock: 0, look: 'soap.bar.blush.vardi' },
    ],
    daysOld: 215,
  },
  {
    key: 'household-soap-stack',
    category: 'bath',
    store: 'oda-house',
    name: t(
      'უსუნო საპონი დასტად, ზეითუნის ზეთით',
      'Plain olive soap by the stack',
      'Мыло без запаха на оливковом масле, стопкой',
      '无香橄榄皂 叠装',
    ),
    description: t(
      'ასეთი საპონი სახლში ყველა ონკანთან უნდა იდოს: უბრალო, კრემისფერი, სუნისა და შეფუთვის გარეშე. 72 პროცენტი ზეითუნის ზეთია, დანარჩენი ქოქოსის ზეთი და წყალი.\n\nხელისთვისაც, ჭურჭლისთვისაც და აბრეშუმის სარეცხისთვისაც გამოდგება. დასტა ძაფითა და ლავანდის ღეროთია შეკრული, საპნები ცალ-ცალკე გახვეული არ არის, ამიტომ მშრალ ადგილას შეინახეთ.',
      'The kind of soap that ought to lie by every tap in the house: plain, cream-coloured, without scent or wrapping. It is 72 per cent olive oil, the rest coconut oil and water.\n\nIt does for hands, dishes and silk alike. The stack is tied with string and a sprig of lavender, and the bars are bare, so keep it somewhere dry.',
      'Такое мыло хорошо бы держать у каждого крана: простое, кремовое, без запаха и обёртки. На 72 процента из оливкового масла, остальное — кокосовое и вода.\n\nГодится для рук, посуды и шёлка. Стопка перевязана шпагатом с веточкой лаванды, бруски не завёрнуты, поэтому храните в сухом месте.',
      '家里每个水龙头旁都该放一块的肥皂：朴素的米白色，无香无包装。橄榄油占72%，其余是椰子油和水。\n\n洗手、洗碗、手洗真丝都行。麻绳捆成一叠，别一枝薰衣草，单块无包装，请存放在干燥处。',
    ),
    attributes: [
      ingredients(
        t('ზეითუნის ზეთი 72 %, ქოქოსის ზეთი', 'Olive oil 72%, coconut oil', 'Оливковое масло 72 %, кокосовое масло', '橄榄油72%、椰子油'),
      ),
      weight(t('ცალი 120 გ', '120 g each', '120 г каждое', '每块120克')),
      scent(t('უსუნო', 'None', 'Без запаха', '无香')),
      skin(t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')),
    ],
    looks: ['soap.stack.cream'],
    options: [packs(value('3', pieces(3, '块')), value('6', pieces(6, '块')), value('12', pieces(12, '块')))],
    offers: [
      { values: ['3'], price: 1490, stock: 66 },
      { values: ['6'], price: 2690, stock: 41 },
      { values: ['12'], price: 4890, stock: 18 },
    ],
    daysOld: 99,
  },
  {
    key: 'grape-pomace-soap',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ჭაჭის საპონი-სკრაბი', 'Grape pomace scrub soap', 'Мыло-скраб из виноградной мезги', '葡萄渣磨砂皂'),
    description: t(
      'საფერავის ჭაჭას ვახმობთ, ვფქვავთ და საპონში ვურევთ: ღვინისფერი მისგანაა, კურკის ნამცეცები კი სკრაბის საქმეს აკეთებს. დილით ბანაობისას ყურძნის კანის სუნი ოდნავ თუ იგრძნობა.\n\nქუსლებს, იდაყვებსა და მებაღის ხელებს უშველის. სახისთვის უხეშია, ამიტომ სამიდან ერთი ნაჭერი ღიაა, უჭაჭო: სახე იმით დაიბანეთ.',
      'Saperavi pomace is dried, ground and stirred into the soap: the wine colour comes from it, and the crumbs of pip do the scrubbing. You may just catch the smell of grape skins in the shower.\n\nA help to heels, elbows and gardeners’ hands. It is too rough for the face, so one bar in every three is pale and made without pomace: wash with that one.',
      'Мезгу саперави сушим, мелем и вмешиваем в мыло: винный цвет от неё, а крошки косточек работают как скраб. Под душем едва слышен запах виноградной кожицы.\n\nВыручит пятки, локти и руки садовника. Для лица слишком грубое, поэтому из каждых трёх одно светлое, без мезги: умывайтесь им.',
      '酿酒剩下的葡萄渣晒干磨碎，拌进皂液：酒红色由此而来，细碎的葡萄籽负责磨砂。洗澡时能隐约闻到葡萄皮味。\n\n适合脚跟、手肘和常干园艺活的手。洗脸嫌粗，所以每三块里有一块浅色的，不加葡萄渣，洗脸用那一块。',
    ),
    attributes: [
      ingredients(
        t(
          'ზეითუნის ზეთი, საფერავის ჭაჭა 9 %',
          'Olive oil, Saperavi pomace 9%',
          'Оливковое масло, мезга саперави 9 %',
          '橄榄油、萨别拉维葡萄渣9%',
        ),
      ),
      weight(t('ცალი 110 გ', '110 g each', '110 г каждое', '每块110克')),
      howToUse(t('კვირაში ორჯერ, ტანისთვის', 'Twice a week, for the body', 'Дважды в неделю, для тела', '每周两次，用于身体')),
      madeIn(borjomi),
    ],
    looks: ['soap.stack.wine'],
    options: [packs(value('3', pieces(3, '块')), value('6', pieces(6, '块')))],
    offers: [
      { values: ['3'], price: 2590, stock: 36 },
      { values: ['6'], price: 4790, stock: 20 },
    ],
    daysOld: 12,
  },
  {
    key: 'nettle-shampoo',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ჭინჭრის შამპუნი', 'Nettle shampoo', 'Шампунь с крапивой', '荨麻洗发水'),
    description: t(
      'ჭინჭარს მაისში ხელთათმანით ვკრეფთ ბორჯომის ხეობაში, ვადუღებთ და ნახარშს შამპუნის ფუძედ ვიყენებთ წყლის ნაცვლად. სილიკონი არ შედის, სუნი კი როზმარინისა და წვიმისა აქვს.\n\nცხიმიან და შერეულ თმას უხდება, შეღებილს კი ორ კვირაში გაახუნებს. ქაფი ცოტა აქვს და ასეც უნდა იყოს, მეორედ დამატება არ სჭირდება.',
      'We pick nettles in May, in gloves, in the Borjomi gorge, boil them and use the brew as the base of the shampoo in place of water. No silicones; a smell of rosemary and rain.\n\nFor oily and mixed hair. Coloured hair may fade within two weeks, and the lather is thin, as it should be; a second helping will not change that.',
      'Крапиву рвём в мае, в перчатках, в Боржомском ущелье, варим и берём отвар основой шампуня вместо воды. Силиконов нет, пахнет розмарином и дождём.\n\nДля жирных и смешанных волос. Окрашенные могут потускнеть за две недели; пены мало, так и задумано, второй раз наливать не нужно.',
      '五月戴上手套，在博尔若米峡谷采荨麻，熬成汁代替水做洗发水的底。不含硅油，有迷迭香和雨后的气味。\n\n适合油性及混合发质。染过的头发用两周可能掉色。泡沫少是正常的，不必重复加量。',
    ),
    attributes: [
      ingredients(
        t(
          'ჭინჭრის ნახარში, ქოქოსის ფუძე, როზმარინი',
          'Nettle brew, coconut base, rosemary',
          'Отвар крапивы, кокосовая основа, розмарин',
          '荨麻汁、椰油基、迷迭香',
        ),
      ),
      scent(t('როზმარინი', 'Rosemary', 'Розмарин', '迷迭香')),
      madeIn(borjomi),
      keeps(unopened(18, 9)),
    ],
    looks: ['shampoo.pump.leaf.chinchari'],
    options: [volumes(value('250', ml(250)), value('500', ml(500))), packings(withPump, refill)],
    offers: [
      { values: ['250', 'pump'], price: 1890, stock: 58 },
      { values: ['250', 'refill'], price: 1590, stock: 33 },
      { values: ['500', 'pump'], price: 3290, stock: 29 },
      { values: ['500', 'refill'], price: 2790, was: 3190, stock: 40 },
    ],
    daysOld: 160,
  },
  {
    key: 'flaxseed-conditioner',
    category: 'bath',
    store: 'sapnela-bath',
    name: t('თმის ბალზამი სელის თესლით', 'Flaxseed hair conditioner', 'Бальзам для волос с семенем льна', '亚麻籽护发素'),
    description: t(
      'მოხარშული სელის თესლი ლორწოს უშვებს, ეს ლორწო კი თმას უსილიკონოდ გლუვს ხდის. დანარჩენი შის კარაქი და ვაშლის ძმარია, სულ რვა ინგრედიენტი.\n\nსამი წუთი გააჩერეთ და გრილი წყლით ჩამოიბანეთ. წვრილ თმას ძირებში დაამძიმებს, მხოლოდ ბოლოებზე წაისვით; ბოთლი ბრტყელია და ბოლომდე იცლება.',
      'Boil flaxseed and it gives a gel, and that gel makes hair slip through a comb without any silicone. Shea butter and cider vinegar do the rest, eight ingredients in all.\n\nLeave it on for three minutes and rinse with cool water. It weighs fine hair down at the roots: use it on the ends only. The bottle is flat and squeezes empty.',
      'Разваренное семя льна даёт слизь, а слизь делает волосы скользкими без всяких силиконов. Остальное — масло ши и яблочный уксус, всего восемь ингредиентов.\n\nПодержите три минуты и смойте прохладной водой. Тонкие волосы у корней утяжелит, наносите только на концы; флакон плоский и выдавливается до конца.',
      '亚麻籽煮过会出胶，这层胶不靠硅油就能让头发顺滑。再加乳木果油和苹果醋，一共八种成分。\n\n停留三分钟，用凉水冲净。细软发质涂到发根会塌，只抹发尾。瓶身扁平，能挤到一滴不剩。',
    ),
    attributes: [
      ingredients(
        t(
          'სელის თესლი, შის კარაქი, ვაშლის ძმარი',
          'Flaxseed, shea butter, cider vinegar',
          'Семя льна, масло ши, яблочный уксус',
          '亚麻籽、乳木果油、苹果醋',
        ),
      ),
      howToUse(t('დაბანის შემდეგ, 3 წუთი', 'After washing, 3 minutes', 'После мытья, 3 минуты', '洗发后，停留3分钟')),
      scent(t('მწვანე ვაშლი', 'Green apple', 'Зелёное яблоко', '青苹果')),
      keeps(unopened(18, 6)),
    ],
    looks: ['shampoo.flat.cream.seli'],
    options: [volumes(value('200', ml(200)), value('400', ml(400)))],
    offers: [
      { values: ['200'], price: 2190, stock: 37 },
      { values: ['400'], price: 3790, stock: 1 },
    ],
    daysOld: 44,
  },
  {
    key: 'hand-wash',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ხელის თხევადი საპონი, 300 მლ', 'Liquid hand soap, 300 ml', 'Жидкое мыло для рук, 300 мл', '洗手液 300毫升'),
    description: t(
      'აბაზანაში ლურჯი დავდგით, ზღვის მარილისა და სალბის სუნით, სამზარეულოში კი თიხისფერი: პომიდვრის ფოთოლი ხახვისა და თევზის სუნს კარგად აცილებს. ორივე ზეითუნის თხევადი საპონია, ცოტა გლიცერინით.\n\nფლაკონს ნუ გადააგდებთ: შესავსებში ზუსტად იმდენივე ასხია. საპონი სქელი არ არის, დისპენსერს ორჯერ დააჭირეთ.',
      'We put the blue one in the bathroom, with sea salt and sage, and the terracotta one in the kitchen, where tomato leaf is good at chasing off onion and fish. Both are liquid olive soap with a little glycerine.\n\nKeep the bottle, as the refill holds exactly as much. The soap is not thick, and takes two presses.',
      'В ванную поставили голубое, с морской солью и шалфеем, а на кухню терракотовое: лист томата хорошо прогоняет запах лука и рыбы. И то и другое — жидкое оливковое мыло с капелькой глицерина.\n\nФлакон не выбрасывайте, запаска рассчитана ровно на него. Мыло негустое, на дозатор жмут дважды.',
      '浴室放蓝瓶，海盐鼠尾草味；厨房放陶土色那瓶，番茄叶味，去洋葱味和鱼腥味很管用。两款都是液体橄榄皂，加了少许甘油。\n\n瓶子别扔，补充装容量正好灌满。质地偏稀，按两下够用。',
    ),
    attributes: [
      ingredients(
        t('ზეითუნის თხევადი საპონი, გლიცერინი', 'Liquid olive soap, glycerine', 'Жидкое оливковое мыло, глицерин', '液体橄榄皂、甘油'),
      ),
      skin(t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')),
      madeIn(borjomi),
    ],
    looks: ['shampoo.pump.sky.zghva', 'shampoo.pump.clay.pomidori'],
    options: [
      scents(
        value('sea', t('ზღვა და სალბი', 'Sea and sage', 'Море и шалфей', '海盐鼠尾草')),
        value('tomato', t('პომიდვრის ფოთოლი', 'Tomato leaf', 'Лист томата', '番茄叶')),
      ),
      packings(withPump, refill),
    ],
    offers: [
      { values: ['sea', 'pump'], price: 1690, stock: 71 },
      { values: ['sea', 'refill'], price: 1290, stock: 48 },
      { values: ['tomato', 'pump'], price: 1690, stock: 55, look: 'shampoo.pump.clay.pomidori' },
      { values: ['tomato', 'refill'], price: 1290, stock: 34, look: 'shampoo.pump.clay.pomidori' },
    ],
    daysOld: 127,
  },
  {
    key: 'lavender-hand-cream',
    category: 'bath',
    store: 'mzisia-beauty',
    brand: 'vardula',
    name: t('ხელის კრემი ლავანდით', 'Lavender hand cream', 'Крем для рук с лавандой', '薰衣草护手霜'),
    description: t(
      'რამდენიმე წლის წინ კახეთში, შირაქთან ახლოს ლავანდა გააშენეს და ახლა ზეთი იქიდან მოგვაქვს. კრემი ფუტკრის ცვილზეა, ამიტომ წყალს ოდნავ უძლებს და ორი დაბანა შეიძლება გადაიტანოს.\n\nბრინჯის მარცვლისოდენა აიღეთ, თორემ ტელეფონი გაგეცხიმებათ. ღამით სქლად წაისვით და ბამბის ხელთათმანი ჩაიცვით.',
      'Lavender was planted in Kakheti, near Shiraki, a few years ago, and that is where our oil now comes from. The cream is built on beeswax, so it stands up to water a little and may survive two hand washes.\n\nTake no more than a grain of rice’s worth or your phone will be greasy. At night put it on thickly and wear cotton gloves over it.',
      'Несколько лет назад в Кахетии, недалеко от Шираки, посадили лаванду, и теперь масло у нас оттуда. Крем на пчелином воске, поэтому воды немного не боится и одно-два мытья рук может пережить.\n\nБерите с рисовое зёрнышко, иначе телефон будет жирным. На ночь нанесите густо и наденьте хлопковые перчатки.',
      '前几年卡赫季的希拉基一带种上了薰衣草，现在的精油就产自那里。蜂蜡打底，略微耐水，洗一两次手还在。\n\n每次米粒大小就够，多了手机上全是油印。睡前厚涂，再戴上棉手套。',
    ),
    attributes: [
      ingredients(
        t(
          'ფუტკრის ცვილი, ლავანდის ზეთი, ალოე',
          'Beeswax, lavender oil, aloe',
          'Пчелиный воск, масло лаванды, алоэ',
          '蜂蜡、薰衣草精油、芦荟',
        ),
      ),
      skin(t('მშრალი', 'Dry', 'Сухая', '干性')),
      scent(t('ლავანდა', 'Lavender', 'Лаванда', '薰衣草')),
      keeps(unopened(24, 6)),
    ],
    looks: ['cream.tube.lilac.lavanda'],
    options: [volumes(value('30', ml(30)), value('75', ml(75)))],
    offers: [
      { values: ['30'], price: 1490, stock: 82 },
      { values: ['75'], price: 2690, stock: 46 },
    ],
    daysOld: 239,
  },
]
