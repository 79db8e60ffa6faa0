import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, months, unopened } from '#demo/mall/terms/amounts.ts'
import { allergens, harvest, ingredients, keeps, madeIn, region, storing, taste } from '#demo/mall/terms/attributes.ts'
import { flavours, value, weights } from '#demo/mall/terms/options.ts'
import { adjara, coolAndDark, svaneti, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const ambrolauri = town('ამბროლაური', 'Ambrolauri', 'Амбролаури', '安布罗劳里')

export const honey: DemoProduct[] = [
  {
    key: 'svaneti-alpine-honey',
    category: 'honey-jam',
    store: 'svanuri-wool',
    name: t('სვანური ალპური თაფლი', 'Svaneti alpine honey', 'Сванский альпийский мёд', '斯瓦涅季高山蜂蜜'),
    description: t(
      'მესტიის ზემოთ, ალპურ მდელოებზე, ჩვენი მეზობლის სკები დგას. თაფლი სქელია, მთის სამყურასა და ბარამბოს სურნელით.\n\nზამთრისთვის კრისტალდება, რაც ნამდვილი თაფლის ნიშანია; ქილა ორმოც გრადუსამდე გამთბარ წყალში ჩადგით და ისევ გათხელდება. მესტიაში ახალ ყველთან ჭამენ, სანამ პური ჯერ თბილია.',
      'Our neighbour keeps his hives on the alpine meadows above Mestia. The honey is thick and smells of mountain clover and lemon balm.\n\nBy winter it sets, as real honey should; stand the jar in water below forty degrees and it will run again. In Mestia it is eaten with fresh cheese while the bread is still warm.',
      'Ульи нашего соседа стоят на альпийских лугах над Местиа. Мёд густой, пахнет горным клевером и мелиссой.\n\nК зиме он засахаривается, как и положено настоящему мёду; поставьте банку в воду не горячее сорока градусов, и он снова станет жидким. В Местиа его едят со свежим сыром, пока хлеб ещё тёплый.',
      '邻居家的蜂箱就在梅斯蒂亚上方的高山草甸，蜜质浓稠，带着山地三叶草与香蜂草的清香。\n\n入冬会自然结晶，正是真蜜的样子；整罐放进不超过40℃的温水里就能化开。在梅斯蒂亚，大家拿它配新鲜奶酪，趁面包还热着吃。',
    ),
    attributes: [
      ingredients(t('ნატურალური თაფლი', 'Natural honey', 'Натуральный мёд', '天然蜂蜜')),
      region(svaneti),
      harvest(t('აგვისტო', 'August', 'Август', '八月')),
      keeps(months(36)),
    ],
    looks: ['honey.hex.honey.svaneti'],
    options: [weights(value('250', grams(250)), value('450', grams(450)), value('900', grams(900)))],
    offers: [
      { values: ['250'], price: 1600, stock: 46 },
      { values: ['450'], price: 2650, was: 3100, stock: 58 },
      { values: ['900'], price: 4900, stock: 15 },
    ],
    daysOld: 128,
  },
  {
    key: 'ushguli-raw-honey',
    category: 'honey-jam',
    store: 'svanuri-wool',
    name: t('უშგულის გაუფილტრავი თაფლი', 'Raw honey from Ushguli', 'Нефильтрованный мёд из Ушгули', '乌什古里未过滤原蜜'),
    description: t(
      '2100 მეტრზე ფუტკარი ზაფხულში მხოლოდ ექვს კვირას მუშაობს, ამიტომ ეს თაფლი ყოველთვის ცოტაა. სექტემბერში ვწურავთ და იქვე, სოფელში ვასხამთ.\n\nერთ წლამდე ბავშვისთვის თაფლი არ შეიძლება, არც ეს. არ ვაცხელებთ და არ ვფილტრავთ: ქილის ზედაპირზე შეიძლება ყვავილის მტვრის პაწაწინა ნაწილაკები შენიშნოთ. შემდეგი პარტია სექტემბრის ბოლოს ჩამოგვაქვს, სანამ გზა ღიაა.',
      'At 2,100 metres the bees have only six weeks of summer to work in, and there is never much of this honey. We extract it in September and fill the jars right there in the village.\n\nLike any honey, it is not for babies under one. It is neither heated nor filtered, and you may notice tiny specks of pollen at the top of the jar. The next lot comes down at the end of September, while the road is open.',
      'На высоте 2100 метров у пчёл всего шесть недель лета, поэтому этого мёда всегда немного. Качаем в сентябре и разливаем тут же, в деревне.\n\nКак и любой мёд, не для детей до года. Не греем и не фильтруем: у поверхности бывают заметны крошечные частички пыльцы. Следующую партию привезём в конце сентября, пока открыта дорога.',
      '海拔2100米，蜜蜂一年只有六周可采蜜，产量向来不多。九月取蜜，就在村里装罐。\n\n与所有蜂蜜一样，一岁以下婴儿不宜食用。不加热、不过滤，罐口偶见细小花粉属正常现象。下一批九月底，趁山路还通时运下来。',
    ),
    attributes: [
      ingredients(t('უმი თაფლი', 'Raw honey', 'Сырой мёд', '原蜜')),
      region(t('უშგული, სვანეთი', 'Ushguli, Svaneti', 'Ушгули, Сванетия', '斯瓦涅季乌什古里')),
      harvest(t('სექტემბერი', 'September', 'Сентябрь', '九月')),
      keeps(months(24)),
    ],
    looks: ['honey.round.honey.ushguli'],
    options: [weights(value('250', grams(250)), value('450', grams(450)))],
    offers: [
      { values: ['250'], price: 2300, stock: 6 },
      { values: ['450'], price: 3900, stock: 3 },
    ],
    daysOld: 34,
  },
  {
    key: 'racha-honey',
    category: 'honey-jam',
    store: 'mtis-taphli',
    brand: 'tapluna',
    name: t(
      'რაჭული თაფლი: აკაცია, ცაცხვი ან წაბლი',
      'Racha honey: acacia, linden or chestnut',
      'Рачинский мёд: акация, липа или каштан',
      '拉恰蜂蜜 槐花、椴树、栗花',
    ),
    description: t(
      'რაჭაში ჯერ აკაცია ყვავის, მერე ცაცხვი, ბოლოს წაბლი, და სკებს ყოველ ჯერზე ბოლომდე ვცლით, რომ ერთი თაფლი მეორეს არ შეერიოს. ამიტომ სამ ქილაში სამი სხვადასხვა ზაფხულია.\n\nაკაციისა ღია და რბილია, ცაცხვისა თეთრად კრისტალდება, წაბლისა კი მუქია და მომწარო. წაბლის თაფლს ბავშვები ხშირად იწუნებენ, უფროსებს კი ყველთან ერთად ძალიან უყვართ.',
      'In Racha the acacia flowers first, then the linden, then the chestnut, and we empty the hives each time so that one honey doesn’t run into the next. Three jars, then, with three different parts of the summer in them.\n\nAcacia is pale and mild, linden sets white, chestnut is dark with a bitter edge. Children often refuse the chestnut; with cheese, grown-ups rarely do.',
      'В Раче сначала цветёт акация, потом липа, за ней каштан, и ульи мы каждый раз опустошаем, чтобы один мёд не смешался с другим. В трёх банках получаются три разных лета.\n\nАкациевый светлый и мягкий, липовый застывает белым, каштановый тёмный и с горчинкой. Детям каштановый часто не нравится, зато взрослые любят его с сыром.',
      '拉恰的夏天，先开槐花，再开椴树花，最后是栗花。每换一季花就把蜂箱清空一次，三种蜜互不相混。\n\n槐花蜜色浅味淡，椴树蜜结晶后呈白色，栗花蜜色深、略带苦味。孩子多半不爱吃栗花蜜，大人拿它配奶酪正好。',
    ),
    attributes: [
      ingredients(t('ერთი ყვავილის თაფლი', 'Single-flower honey', 'Монофлорный мёд', '单花蜜')),
      harvest(t('მაისი, ივნისი, ივლისი', 'May, June, July', 'Май, июнь, июль', '五月、六月、七月')),
      madeIn(ambrolauri),
      keeps(months(36)),
    ],
    looks: ['honey.hex.amber.akatsia', 'honey.hex.white.tsatskhvi', 'honey.hex.chestnut.tsabli'],
    options: [
      flavours(
        value('acacia', t('აკაცია', 'Acacia', 'Акация', '槐花')),
        value('linden', t('ცაცხვი', 'Linden', 'Липа', '椴树')),
        value('chestnut', t('წაბლი', 'Chestnut', 'Каштан', '栗花')),
      ),
      weights(value('250', grams(250)), value('450', grams(450))),
    ],
    offers: [
      { values: ['acacia', '250'], price: 1390, stock: 73 },
      { values: ['acacia', '450'], price: 2190, stock: 51 },
      { values: ['linden', '250'], price: 1490, stock: 40, look: 'honey.hex.white.tsatskhvi' },
      { values: ['linden', '450'], price: 2390, stock: 34, look: 'honey.hex.white.tsatskhvi' },
      { values: ['chestnut', '250'], price: 1490, stock: 27, look: 'honey.hex.chestnut.tsabli' },
      { values: ['chestnut', '450'], price: 2390, was: 2790, stock: 45, look: 'honey.hex.chestnut.tsabli' },
    ],
    daysOld: 301,
  },
  {
    key: 'creamed-hazelnut-honey',
    category: 'honey-jam',
    store: 'mtis-taphli',
    brand: 'tapluna',
    name: t('კრემ-თაფლი მოხალული თხილით', 'Creamed honey with roasted hazelnuts', 'Крем-мёд с обжаренным фундуком', '烤榛子乳蜜'),
    description: t(
      'ნაზამთრალ თაფლს ათი დღე ვურევთ, დღეში ორჯერ, სანამ კარაქივით წასასმელი არ გახდება. ბოლოს მოხალულ თხილს ვამატებთ, მსხვილად დანაყილს.\n\nპურზე არ იღვრება და ბლინსაც უხდება. ოთახის სითბოში რბილია, მაცივარში გამაგრდება; ქილაში მეხუთედი თხილია.',
      'We stir the winter-set honey for ten days, twice a day, until it spreads like butter. Roasted hazelnuts go in last, coarsely pounded.\n\nIt stays on the bread instead of running off it, and takes well to pancakes. Soft at room temperature, it hardens in the fridge; a fifth of the jar is nuts.',
      'Севший за зиму мёд вымешиваем десять дней, дважды в день, пока он не начнёт мазаться, как масло. В конце добавляем крупно толчёный обжаренный фундук.\n\nС хлеба не стекает и хорош на блинах. При комнатной температуре мягкий, в холодильнике твердеет; орехи занимают пятую часть банки.',
      '把过冬结晶的蜂蜜每天搅两次，连搅十天，直到能像黄油一样抹开，最后拌进粗碎的烤榛子。\n\n抹面包不流，配煎饼也好。常温柔软，放冰箱会变硬。榛子占两成。',
    ),
    attributes: [
      ingredients(t('თაფლი 80%, თხილი 20%', 'Honey 80%, hazelnuts 20%', 'Мёд 80 %, фундук 20 %', '蜂蜜80%、榛子20%')),
      allergens(t('თხილეული', 'Nuts', 'Орехи', '坚果')),
      madeIn(ambrolauri),
      keeps(unopened(12, 3)),
    ],
    looks: ['honey.round.white.krem'],
    options: [weights(value('220', grams(220)), value('400', grams(400)))],
    offers: [
      { values: ['220'], price: 1690, stock: 32 },
      { values: ['400'], price: 2790, stock: 20 },
    ],
    daysOld: 6,
  },
  {
    key: 'honeycomb-jar',
    category: 'honey-jam',
    store: 'svetisa-candles',
    brand: 'tapluna',
    name: t('წაბლის თაფლი ფიჭის ნაჭრით', 'Chestnut honey with a piece of comb', 'Каштановый мёд с кусочком сот', '栗花蜜 附原切蜂巢'),
    description: t(
      'სანთლებისთვის ცვილის ნაწილი აჭარის მთებიდან მოგვაქვს, სადაც წაბლის ტყე სოფელს ზემოდან დაჰყურებს, და თაფლიც იქიდან წამოვიღეთ. თითო ქილაში ფიჭის ერთი ნაჭერი ჩავდეთ, დანით ამოჭრილი.\n\nფიჭას თაფლიანად ღეჭავენ, დარჩენილი ცვილი კი შეგიძლიათ გადააგდოთ. თაფლი მუქია და სიმწარე დაჰკრავს: ჩაისთვის ზოგს ზედმეტად მძაფრი ეჩვენება. ჩვენ სულგუნთან და ნიგოზთან ერთად, ერთ თეფშზე ვდებთ.',
      'Not all our candle wax is from Kiziqi: some comes from the mountains of Adjara, where chestnut woods look down on the village, and the honey came home with it. Each jar holds one piece of comb, cut out with a knife.\n\nThe comb is chewed with the honey in it, and the wax that is left you can throw away. The honey is dark with a bitter note, which some find too much in a cup of tea. We put it on one plate with sulguni and walnuts.',
      'Часть воска для свечей мы берём в горах Аджарии, где каштановый лес нависает над деревней, и мёд привезли оттуда же. В каждой банке один кусочек сот, вырезанный ножом.\n\nСоты жуют вместе с мёдом, а оставшийся воск можно выбросить. Мёд тёмный, с горькой нотой, для чая кому-то резковат. Мы кладём его на одну тарелку с сулугуни и грецкими орехами.',
      '做蜡烛的蜂蜡有一部分来自阿扎尔山区，村子上方就是成片的栗树林，于是连蜜也一起带了回来。每罐放一块刀切蜂巢。\n\n蜂巢连蜜一起嚼，剩下的蜡渣丢掉即可。蜜色深，带苦味，泡茶有人会嫌冲；我们自己是和苏尔古尼奶酪、核桃摆在一个盘里吃。',
    ),
    attributes: [
      ingredients(t('წაბლის თაფლი, ფიჭა', 'Chestnut honey, honeycomb', 'Каштановый мёд, соты', '栗花蜜、蜂巢')),
      region(adjara),
      taste(t('მომწარო, სქელი', 'Bitter-edged, thick', 'С горчинкой, густой', '微苦浓稠')),
      storing(coolAndDark),
    ],
    looks: ['honey.round.chestnut.picha'],
    options: [weights(value('300', grams(300)), value('600', grams(600)))],
    offers: [
      { values: ['300'], price: 2490, stock: 24 },
      { values: ['600'], price: 4590, stock: 11 },
    ],
    daysOld: 93,
  },
]
