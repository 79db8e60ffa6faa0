import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, fromMonths, fromYears, grams, kg } from '#demo/mall/terms/amounts.ts'
import { ages, care, filling, madeIn, material, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, cream, grey, heights, lettering, sizes, sky, value, weights } from '#demo/mall/terms/options.ts'
import { byHand, kutaisi, pureCotton, town, wash30, wash40 } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const plush = t('ბამბის პლუში', 'Cotton plush', 'Хлопковый плюш', '棉绒')
const fibre = t('გადამუშავებული პოლიესტერის ბოჭკო', 'Recycled polyester fibre', 'Волокно из переработанного полиэстера', '再生聚酯纤维')
const birth = t('დაბადებიდან', 'From birth', 'С рождения', '0岁以上')

export const softToys: DemoProduct[] = [
  {
    key: 'honey-bear',
    category: 'soft-toys',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t('დათუნია „თაფლია“', 'Taplia the honey bear', 'Плюшевый мишка медового цвета', '“小蜂蜜”毛绒熊'),
    description: t(
      'თაფლისფერი დათუნია, რომელიც დაუხმარებლად ზის: ფეხებში წვრილი ქვიშის ნაცვლად ბოჭკოს მკვრივი ბურთებია. თვალები შიგნიდან არის ჩამაგრებული და არ მოძვრება, ღვინისფერი ბაფთა კი იხსნება.\n\nპატარა ჩანთაში ჩადის, საშუალოს ღამით იხუტებენ, დიდი კი სავარძელში ცალკე ადგილს ითხოვს. რეცხვის შემდეგ ბეწვი დაიბურძგნება: სანამ ნოტიოა, ჯაგრისით დავარცხნეთ და ისევ დალაგდება.',
      'A honey-coloured bear that sits up unaided: instead of sand its feet hold tight little balls of fibre. The eyes are locked from the inside and don’t come off; the burgundy bow can be untied.\n\nThe small one fits a bag, the middle one is for hugging at night and the large one wants a chair to itself. Washing ruffles the fur; brush it while damp and it lies down again.',
      'Медовый мишка сидит без подпорки: вместо песка в лапах плотные шарики волокна. Глаза закреплены изнутри, их не оторвать, а бордовый бант развязывается.\n\nМаленький помещается в сумку, среднего обнимают ночью, а большому нужно отдельное место в кресле. После стирки мех взъерошится: расчешите влажным, и он снова ляжет.',
      '蜜色小熊，不用扶也坐得稳，脚掌里填的不是沙，是压实的小纤维团。眼睛从里面锁死，揪不下来，酒红蝴蝶结可以解开。\n\n小号放包里，中号晚上抱着睡，大号得单独占一把椅子。洗后绒毛会乱，趁半干梳一梳就顺了。',
    ),
    attributes: [material(plush), filling(fibre), ages(birth), care(wash30), madeIn(kutaisi)],
    looks: ['teddy.bear.honey'],
    options: [heights(value('25', cm(25)), value('40', cm(40)), value('60', cm(60)))],
    offers: [
      { values: ['25'], price: 3900, stock: 61 },
      { values: ['40'], price: 5900, stock: 44 },
      { values: ['60'], price: 10900, stock: 12 },
    ],
    daysOld: 128,
  },
  {
    key: 'wool-bear',
    category: 'soft-toys',
    store: 'svanuri-wool',
    brand: 'svanuri',
    name: t('მატყლით გატენილი სვანური დათვი', 'Svan bear stuffed with wool', 'Сванский медведь с набивкой из шерсти', '羊毛填充斯万小熊'),
    description: t(
      'ამ დათვს გულში იგივე მატყლი უდევს, რომლითაც ჩვენთან საბნებს ტენიან. ხელში მძიმეა და თბილი, ჩახუტებისას კი ოდნავ ჩურჩულებს, როგორც ახალი ბალიში.\n\nგარედან გაუთეთრებელი ბამბის პლუშია, ხელით ნაკერი. მანქანაში ნუ გარეცხავთ, მატყლი მოითელება: ლაქა საპნიანი ღრუბლით მოაშორეთ და დათვი ფანჯარასთან გააშრეთ. დათვებს ზამთრის საღამოობით ვკერავთ: გაზაფხულზე ბევრი გვაქვს, შემოდგომაზე კი ცოტა.',
      'Inside this bear is the same wool that fills our quilts. He is heavy and warm in the hand, and when squeezed he whispers a little, as a new pillow does.\n\nThe fur is unbleached cotton plush, sewn by hand. The machine is out of the question, because the wool would felt; take off a stain with a soapy sponge and let him dry by the window. We sew on winter evenings, so there are plenty of bears in spring and few by autumn.',
      'Внутри у этого медведя та же шерсть, которой у нас набивают одеяла. В руках он тяжёлый и тёплый, а если обнять, тихонько шуршит, как новая подушка.\n\nСнаружи небелёный хлопковый плюш, сшитый вручную. В машине стирать нельзя, шерсть сваляется: пятно уберите мыльной губкой и посушите мишку у окна. Шьём зимними вечерами, поэтому весной медведей много, а к осени остаются единицы.',
      '这只小熊肚子里填的，就是我们做被子的羊毛。拿在手里沉甸甸、暖乎乎，抱紧时会像新枕头那样沙沙轻响。\n\n外层是本白棉绒，手工缝制。不能机洗，羊毛会结块，有污渍用肥皂海绵擦净，放窗边晾干。我们多在冬夜里赶活，所以开春货足，到秋天就剩不多了。',
    ),
    attributes: [
      material(t('გაუთეთრებელი ბამბის პლუში', 'Unbleached cotton plush', 'Небелёный хлопковый плюш', '本白棉绒')),
      filling(t('ცხვრის მატყლი', 'Sheep’s wool', 'Овечья шерсть', '羊毛')),
      ages(fromYears(1)),
      care(byHand),
      madeIn(town('მესტია', 'Mestia', 'Местиа', '梅斯蒂亚')),
    ],
    looks: ['teddy.bear.cream'],
    options: [heights(value('30', cm(30)), value('45', cm(45)), value('60', cm(60)))],
    offers: [
      { values: ['30'], price: 7900, stock: 18 },
      { values: ['45'], price: 11900, stock: 7 },
      { values: ['60'], price: 16900, stock: 3 },
    ],
    daysOld: 61,
  },
  {
    key: 'weighted-bear',
    category: 'soft-toys',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t('მძიმე დათვი დასაძინებლად', 'Weighted bear for bedtime', 'Утяжелённый мишка для сна', '助眠重力熊'),
    description: t(
      'მუხლზე დასმული დათვი იმდენს იწონის, რამდენსაც მძინარე კნუტი, და აფორიაქებულ ბავშვს ხშირად ეს ჰყოფნის. სიმძიმე მუცელშია: მინის წვრილი მძივები ორმაგ ტომარაშია ჩაკერილი.\n\nტომარა ელვით ამოდის და დათვი მანქანაში ირეცხება. სამ წლამდე ბავშვს ნუ მისცემთ და საწოლში ღამით ნუ დაუტოვებთ, დაძინების მერე გვერდზე დადგით.',
      'On your lap he weighs as much as a sleeping kitten, and for a restless child that is often enough. The weight is in his tummy, fine glass beads sewn into a double bag.\n\nThe bag comes out through a zip, and the bear can be washed by machine. He isn’t for children under three, nor for the bed all night: set him aside once the child has dropped off.',
      'На коленях он весит как спящий котёнок, и беспокойному ребёнку этого часто хватает. Тяжесть в животе: мелкие стеклянные бусины зашиты в двойной мешочек.\n\nМешочек вынимается через молнию, и мишку можно стирать в машине. Детям до трёх лет не давайте и на ночь в кровати не оставляйте: ребёнок уснул — отложите.',
      '放在腿上，像一只睡着的小猫那么重，烦躁的孩子往往这样就安静了。重量都在肚子里，细玻璃珠缝在双层袋中。\n\n内袋可从拉链处取出，小熊能机洗。三岁以下请勿使用，也别整夜放床上，孩子睡着后请拿开。',
    ),
    attributes: [
      material(plush),
      filling(t('მინის მძივები, ბოჭკო', 'Glass beads, fibre', 'Стеклянные бусины, волокно', '玻璃珠、纤维')),
      ages(fromYears(3)),
      care(wash30),
    ],
    looks: ['teddy.bear.graphite'],
    options: [weights(value('1', kg(1)), value('1.8', kg(1.8)))],
    offers: [
      { values: ['1'], price: 8900, was: 10900, stock: 23 },
      { values: ['1.8'], price: 10900, stock: 15 },
    ],
    daysOld: 17,
  },
  {
    key: 'newborn-bear',
    category: 'soft-toys',
    store: 'tsugruma-toys',
    brand: 'tsugruma',
    name: t(
      'პირველი დათუნია ახალშობილისთვის, 20 სმ',
      'First bear for a newborn, 20 cm',
      'Первый мишка для новорождённого, 20 см',
      '新生儿安抚小熊 20厘米',
    ),
    description: t(
      'ბეწვი რბილი ბამბისაა; თვალები შიგნიდან არის ჩამაგრებული, ბაფთა კი მაგრად მიკერებული, ასე რომ პირში არაფერი დარჩება. ორმოც გრადუსზე ირეცხება და მეორე დილით ისევ საწოლშია.\n\nსიგრძით ორ ხელისგულს უდრის, ერთი თვის ბავშვიც კი ყურში ჩააფრინდება. ჩუმი დათვია, მუცელში ზანზალაკი არ აქვს. სახელიან ვარიანტზე თათზე თორმეტ ასომდე ვქარგავთ, ამას ორი დღე სჭირდება; უმეტესად ნათლიები უკვეთავენ.',
      'Soft cotton fur; the eyes are locked from the inside and the bow is sewn on hard, so nothing comes off in a mouth. It washes at forty degrees and is back in the cot the next morning.\n\nIt is the length of two hands, and at a month old a baby can hold it by the ear. There’s no rattle inside; this one keeps quiet. If you would like a name, we embroider up to twelve letters on the foot, which takes two days. It is mostly godparents who ask for that.',
      'Мягкий хлопковый мех; глаза закреплены изнутри, бант пришит намертво, и во рту ничего не останется. Стирается при сорока градусах и утром снова в кроватке.\n\nРазмером он с две ладони, и месячный малыш удержит его за ухо. Погремушки внутри нет, мишка тихий. В варианте с именем вышиваем на лапке до двенадцати букв, это два дня; чаще всего заказывают крёстные.',
      '柔软的棉绒，眼睛从里面锁死，蝴蝶结缝得牢，放进嘴里也不掉零件。可40℃机洗，第二天早上又能回到小床。\n\n两个巴掌大，满月宝宝抓着耳朵就能拿住。肚子里没有铃铛，安安静静。绣名款在脚掌绣字，最多十二个字母，需两天，下单的多半是孩子的教父教母。',
    ),
    attributes: [material(pureCotton), filling(fibre), ages(birth), care(wash40), madeIn(kutaisi)],
    looks: ['teddy.bear.sky', 'teddy.bear.blush'],
    options: [
      colours(sky, blush),
      lettering(
        value('none', t('უსახელო', 'No name', 'Без имени', '不绣名')),
        value('name', t('ნაქარგი სახელით', 'With an embroidered name', 'С вышитым именем', '绣名')),
      ),
    ],
    offers: [
      { values: ['sky', 'none'], price: 3400, stock: 52, look: 'teddy.bear.sky' },
      { values: ['sky', 'name'], price: 4600, stock: 30, look: 'teddy.bear.sky' },
      { values: ['blush', 'none'], price: 3400, stock: 48, look: 'teddy.bear.blush' },
      { values: ['blush', 'name'], price: 4600, stock: 30, look: 'teddy.bear.blush' },
    ],
    daysOld: 245,
  },
  {
    key: 'linen-rabbit',
    category: 'soft-toys',
    store: 'tsivi-linen',
    name: t('კურდღელი სელის სარჩულით ყურებში', 'Rabbit with linen-lined ears', 'Заяц с льняной подкладкой в ушах', '亚麻衬耳毛绒兔'),
    description: t(
      'ზეწრების გამოჭრისას ყოველთვის რჩება ნაჭრები, რომელთა გადაყრაც გვენანება. ამ კურდღლის ყურები შიგნიდან სწორედ იმ სელისაა და თითებში სასიამოვნოდ გრილია.\n\nგრძელ ყურებს თრევაც ვერაფერს აკლებს: ნაკერი სამმაგია. საშრობ მანქანაში ნუ ჩადებთ. სელი ბევრი რეცხვის შემდეგ რბილდება, ამიტომ ერთი წლის კურდღელი ახალზე უფრო საყვარელია.',
      'Cutting sheets always leaves scraps that we can’t bear to throw away. The ears of this rabbit are lined with just that linen and feel pleasantly cool between the fingers.\n\nThey are long and can stand being dragged by, since the seam is sewn three times. Keep it out of the tumble dryer. Linen softens with every wash, and a year-old rabbit is nicer to hold than a new one.',
      'Когда кроишь простыни, всегда остаются лоскуты, которые жалко выбросить. Уши этого зайца подбиты как раз таким льном и приятно холодят пальцы.\n\nУши длинные, за них можно таскать: шов тройной. В сушильную машину не кладите. Лён после каждой стирки мягче, так что годовалый заяц милее нового.',
      '裁床单剩下的布头舍不得扔，就拿来做了这只兔子的耳朵里衬。亚麻捏在手里，凉丝丝的很舒服。\n\n耳朵长，拖着走也不怕，接缝走了三道线。请勿烘干，自然晾着就好。亚麻越洗越软，养了一年的兔子比新的更招人爱。',
    ),
    attributes: [
      material(t('ბამბის პლუში, სელი', 'Cotton plush, linen', 'Хлопковый плюш, лён', '棉绒、亚麻')),
      filling(fibre),
      ages(fromMonths(12)),
      care(wash30),
    ],
    looks: ['teddy.rabbit.cream', 'teddy.rabbit.graphite'],
    options: [colours(cream, grey), heights(value('30', cm(30)), value('42', cm(42)))],
    offers: [
      { values: ['cream', '30'], price: 4900, stock: 34, look: 'teddy.rabbit.cream' },
      { values: ['cream', '42'], price: 6900, stock: 16, look: 'teddy.rabbit.cream' },
      { values: ['graphite', '30'], price: 4900, stock: 28, look: 'teddy.rabbit.graphite' },
      { values: ['graphite', '42'], price: 6900, stock: 0, look: 'teddy.rabbit.graphite' },
    ],
    daysOld: 94,
  },
  {
    key: 'warming-rabbit',
    category: 'soft-toys',
    store: 'mtis-taphli',
    name: t(
      'გასათბობი კურდღელი ალუბლის კურკებით',
      'Warming rabbit with cherry stones',
      'Заяц-грелка с вишнёвыми косточками',
      '樱桃核热敷兔',
    ),
    description: t(
      'მურაბის ხარშვის შემდეგ ალუბლის კურკა ტომრობით გვრჩება: ვხარშავთ, ვაშრობთ და კურდღლის მუცელში ჩასადებ ბალიშად ვკერავთ. ღუმელში ათი წუთი და სითბოს ნახევარ საათზე მეტხანს ინახავს.\n\nმუცლის ტკივილისას, ცივ საწოლში და დაღლილ კისერზეც კარგია. მიკროტალღურში 600 ვატზე წუთნახევარს ნუ გადააჭარბებთ, კურკა იწვება; ბავშვისთვის მიცემამდე მაჯაზე სცადეთ.',
      'After a season of jam we have cherry stones by the sack. We boil and dry them and sew them into a pad for this rabbit’s tummy; ten minutes in the oven and it stays warm for over half an hour.\n\nIt helps with a stomach ache, a cold bed or a stiff neck. In the microwave don’t exceed a minute and a half at 600 watts, or the stones scorch. Try it on your wrist before you give it to a child.',
      'После варенья вишнёвых косточек остаются мешки: мы их вывариваем, сушим и зашиваем в подушечку для заячьего живота. Десять минут в духовке — и тепло держится больше получаса.\n\nХорош, когда болит живот, холодна постель или затекла шея. В микроволновке не дольше полутора минут при 600 Вт, иначе косточки подгорят. Прежде чем дать ребёнку, приложите к запястью.',
      '熬完一季果酱，樱桃核剩下好几麻袋，煮净晒干，缝成小垫放进兔肚子。烤箱加热十分钟，能暖半个多小时。\n\n肚子疼、被窝凉、脖子僵都能用。微波炉600瓦请勿超过一分半，否则果核会焦。给孩子前，请先在自己手腕上试温。',
    ),
    attributes: [
      material(plush),
      filling(t('ალუბლის კურკა', 'Cherry stones', 'Вишнёвые косточки', '樱桃核')),
      ages(fromYears(3)),
      care(t('გარეთა მხარე 30 °C-ზე', 'Cover at 30 °C', 'Чехол при 30 °C', '外套30℃清洗')),
      weight(grams(480)),
    ],
    looks: ['teddy.rabbit.blush'],
    options: [
      {
        name: t('ბალიში', 'Pads', 'Подушечки', '热敷垫'),
        values: [
          value('1', t('1 ბალიში', '1 pad', '1 подушечка', '1个')),
          value('2', t('2 ბალიში, მორიგეობით', '2 pads, one to warm', '2 подушечки на смену', '2个换用')),
        ],
      },
    ],
    offers: [
      { values: ['1'], price: 4400, stock: 27 },
      { values: ['2'], price: 5600, stock: 19 },
    ],
    daysOld: 303,
  },
  {
    key: 'pocket-rabbit',
    category: 'soft-toys',
    store: 'tsugruma-toys',
    brand: 'tsisferi',
    name: t('ცისფერი კურდღელი ჯიბით', 'Sky-blue rabbit with a pocket', 'Голубой заяц с карманом', '天蓝小兔 带口袋'),
    description: t(
      'ზურგზე პატარა ჯიბე აქვს, სადაც ამოვარდნილი სარძევე კბილი, კბილის ფერიის მოტანილი მონეტა ან საიდუმლო წერილი ეტევა. ჯიბე ღილის გარეშე იკეტება: ქსოვილის ერთი კიდე მეორეს ეფარება.\n\nღია ცისფერ ბეწვს მტვერი ეტყობა: თვეში ერთხელ ბალიშის პირში ჩადეთ და სარეცხ მანქანაში გარეცხეთ. ფეხები და ხელები ოდნავ დამძიმებულია, ამიტომ თაროს კიდეზე ფეხჩამოკიდებული ზის.',
      'Round the back is a little pocket for a lost tooth, the coin that replaced it or a secret letter. It closes without a button, one edge of cloth tucking under the other.\n\nPale blue shows dust: once a month into the machine, inside a pillowcase. Hands and feet are slightly weighted, so the rest of the time the rabbit sits on the edge of a shelf and dangles its legs.',
      'На спине у него кармашек для выпавшего зуба, монетки от зубной феи или тайного письма. Закрывается без пуговицы: один край ткани заходит под другой.\n\nНа голубом мехе видна пыль: раз в месяц стирайте в машине, сунув в наволочку. Лапы немного утяжелены, поэтому заяц сидит на краю полки, свесив ноги.',
      '背后有个小口袋，能放换下的乳牙、牙仙子给的硬币，或者一封悄悄话。不用纽扣，布边互掩就能合上。\n\n浅蓝绒毛容易显灰，每月装进枕套机洗一次即可。手脚略微加重，能垂着腿坐在书架边上。',
    ),
    attributes: [material(plush), filling(fibre), ages(fromYears(3)), care(wash30)],
    looks: ['teddy.rabbit.sky'],
    options: [heights(value('28', cm(28)), value('38', cm(38)))],
    offers: [
      { values: ['28'], price: 4200, stock: 36 },
      { values: ['38'], price: 5600, stock: 21 },
    ],
    daysOld: 12,
  },
  {
    key: 'hare-of-javakheti',
    category: 'soft-toys',
    store: 'tsugruma-toys',
    name: t('თაფლისფერი კურდღელი „ჯავახა“', 'Javakha the honey-coloured hare', 'Медовый заяц «Джаваха»', '“加瓦哈”蜜色长耳兔'),
    description: t(
      'ჯავახეთის ზეგანზე კურდღელი გამხმარ ბალახს ისე ერწყმის, რომ სანამ არ წამოხტება, ვერ შენიშნავთ. ჩვენიც იმ ფერისაა, ოღონდ არსად გარბის.\n\nბეწვი გრძელია, ხელი შიგ იკარგება. პირველ კვირას ბუსუსი ოდნავ ცვივა: ერთხელ გაბერტყეთ და გაივლის. დიდი ზომა საკმაოდ მძიმეა, ორი წლის ბავშვი თრევით დაატარებს.',
      'On the Javakheti plateau a hare matches the dry grass so well that you see it only when it leaps. Ours is the same colour but stays put.\n\nThe fur is long and wraps itself round your hand. It sheds a little fluff in the first week; shake it out once and that’s that. The large size is heavy enough that a two-year-old will drag it.',
      'На Джавахетском нагорье заяц так сливается с сухой травой, что замечаешь его, только когда вскочит. Наш того же цвета, но никуда не убегает.\n\nМех длинный, рука в нём тонет. Первую неделю слегка сыплется пух: встряхните разок, и пройдёт. Большой довольно тяжёлый, двухлетний малыш будет возить его волоком.',
      '加瓦赫季高原的野兔和枯草一个颜色，不跳起来根本看不见。我们这只也是这个颜色，只是不会跑掉。\n\n长绒毛，手一放就陷进去，头一周会掉少许浮毛，抖一抖就好。大号分量足，两岁孩子只能拖着走。',
    ),
    attributes: [
      material(t('გრძელბეწვიანი პლუში', 'Long-pile plush', 'Длинноворсовый плюш', '长毛绒')),
      filling(fibre),
      ages(fromMonths(18)),
      care(wash30),
      weight(t('180–640 გ', '180–640 g', '180–640 г', '180–640克')),
    ],
    looks: ['teddy.rabbit.honey'],
    options: [
      sizes(
        value('s', t('პატარა, 26 სმ', 'Small, 26 cm', 'Маленький, 26 см', '小号 26厘米')),
        value('m', t('საშუალო, 40 სმ', 'Medium, 40 cm', 'Средний, 40 см', '中号 40厘米')),
        value('l', t('დიდი, 58 სმ', 'Large, 58 cm', 'Большой, 58 см', '大号 58厘米')),
      ),
    ],
    offers: [
      { values: ['s'], price: 3600, stock: 42 },
      { values: ['m'], price: 5400, stock: 25 },
      { values: ['l'], price: 9400, was: 11900, stock: 1 },
    ],
    daysOld: 167,
  },
]
