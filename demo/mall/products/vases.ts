import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm } from '#demo/mall/terms/amounts.ts'
import { care, diameter, drainage, hardiness, height, inBox, madeIn, material, weight } from '#demo/mall/terms/attributes.ts'
import { amber, bottleGreen, charcoal, colours, cream, diameters, heights, sets, sizes, value } from '#demo/mall/terms/options.ts'
import { byHand, dishwasher, dryCloth, georgia, imereti, mtskheta, stoneware, telavi } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const blownGlass = t('ხელით ნაბერი მინა', 'Mouth-blown glass', 'Выдувное стекло', '手工吹制玻璃')
const withHole = t('აქვს', 'Yes', 'Есть', '有')

export const vases: DemoProduct[] = [
  {
    key: 'khevi-vase',
    category: 'vases',
    store: 'oda-house',
    brand: 'tsisferi',
    name: t('წიბოებიანი ლარნაკი „ხევი“', 'Khevi ribbed vase', 'Рифлёная ваза «Хеви»', '“山谷”竖纹玻璃花瓶'),
    description: t(
      'ფანჯარასთან დადგმული მინის წიბოები სინათლეს იჭერს და კედელზე ფერად ჩრდილს ტოვებს. ცარიელიც ლამაზია.\n\nდაბალი ველის ყვავილებს უხდება, მაღალი კი ვარდსა და ტოტებს. წიბოებს შორის კირი ადვილად რჩება, ამიტომ კვირაში ერთხელ ჯაგრისითა და წყალნარევი ძმრით გახეხეთ.',
      'Stand it by the window and the ribs catch the light and throw a coloured shadow on the wall. It looks good empty, too.\n\nThe shorter one suits wild flowers, the taller one roses and branches. Limescale likes to settle between the ribs, so brush it out once a week with vinegar and water.',
      'Поставьте у окна: грани ловят свет и бросают на стену цветную тень. Хороша и пустая.\n\nНизкая подойдёт полевым цветам, высокая — розам и веткам. Между рёбрами легко оседает известь, раз в неделю пройдитесь щёткой с водой и уксусом.',
      '摆在窗边，竖棱捕捉光线，在墙上投下彩色光影。空着也好看。\n\n矮款插野花，高款插玫瑰和枝条。竖棱之间容易积水垢，每周用兑了醋的水刷一刷。',
    ),
    attributes: [material(blownGlass), care(byHand), weight(t('0,9–1,4 კგ', '0.9–1.4 kg', '0,9–1,4 кг', '0.9–1.4千克')), madeIn(georgia)],
    looks: ['vase.glass.sage', 'vase.glass.amber'],
    options: [colours(bottleGreen, amber), heights(value('22', cm(22)), value('30', cm(30)))],
    offers: [
      { values: ['green', '22'], price: 6900, stock: 24, look: 'vase.glass.sage' },
      { values: ['green', '30'], price: 9400, was: 11500, stock: 13, look: 'vase.glass.sage' },
      { values: ['amber', '22'], price: 6900, stock: 29, look: 'vase.glass.amber' },
      { values: ['amber', '30'], price: 9400, was: 11500, stock: 0, look: 'vase.glass.amber' },
    ],
    daysOld: 33,
  },
  {
    key: 'bud-vase',
    category: 'vases',
    store: 'mtsvane-garden',
    name: t('ერთი ყვავილის ლარნაკი, 12 სმ', 'Bud vase, 12 cm', 'Вазочка для одного цветка, 12 см', '单枝小花瓶 12厘米'),
    description: t(
      'ერთი იასამნის ტოტი ან აივნიდან მოწყვეტილი პიტნა, და სამზარეულოს მაგიდაც უკვე ლამაზია. მინა ვარდისფერია, წიბოები კი სამზარეულოს ნათურის შუქზეც ბზინავს.\n\nმსუბუქია და მაღალ ღეროს ვერ დაიჭერს. კალმის დასაფესვიანებლადაც იყენებენ: ფესვი გამჭვირვალე მინაში კარგად ჩანს. ხუთ ცალს გრძელი მაგიდის შუაში ამწკრივებენ.',
      'A sprig of lilac or some mint off the balcony, and the kitchen table is dressed. The glass is pink, with soft ribs that glint even under the kitchen lamp.\n\nIt is too light to hold a tall stem. Cuttings take root in it well, and you can watch the roots grow through the glass. Five of them make a row down a long table.',
      'Одна веточка сирени или мята с балкона, и кухонный стол уже нарядный. Стекло розовое, а рёбра поблёскивают даже под кухонной лампой.\n\nВазочка лёгкая, высокий стебель не удержит. Зато в ней удобно укоренять черенки: сквозь стекло видно, как растут корни. Пять штук ставят в ряд вдоль длинного стола.',
      '插一枝丁香，或阳台上摘的薄荷，餐桌立刻有了生气。玻璃是粉红色的，带竖棱，厨房的灯光下也亮闪闪的。\n\n瓶身轻，太高的花枝撑不住。水培扦插倒很合适，透过玻璃能看见根慢慢长出来。长桌上可以五只排成一列。',
    ),
    attributes: [material(t('მინა', 'Glass', 'Стекло', '玻璃')), height(cm(12)), diameter(cm(7)), care(dishwasher)],
    looks: ['vase.glass.rose'],
    options: [
      sets(
        value('1', t('1 ცალი', 'Single', '1 штука', '单只')),
        value('3', t('3 ცალი', 'Set of three', '3 штуки', '三只装')),
        value('5', t('5 ცალი', 'Set of five', '5 штук', '五只装')),
      ),
    ],
    offers: [
      { values: ['1'], price: 1800, stock: 76 },
      { values: ['3'], price: 4900, stock: 38 },
      { values: ['5'], price: 7500, stock: 21 },
    ],
    daysOld: 210,
  },
  {
    key: 'recycled-glass-vase',
    category: 'vases',
    store: 'kakheti-cellar',
    brand: 'kisiani',
    name: t('ლარნაკი გადამდნარი ბოთლებისგან', 'Vase of recycled wine bottles', 'Ваза из переплавленных бутылок', '酒瓶再生玻璃花瓶'),
    description: t(
      'ყოველ შემოდგომაზე მარანში ასობით ბოთლი ტყდება. ნამსხვრევებს ვადნობთ და თელავში ლარნაკებს ვაბერინებთ.\n\nმინაში პატარა ბუშტები ჩანს: ეს წუნი არ არის, ძველი ბოთლის ხსოვნაა. ცისფერი ელფერი ნადნობიდან ნადნობამდე იცვლება, ამიტომ ორი ცალი ერთად იყიდეთ, თუ წყვილი გინდათ.',
      'Every autumn hundreds of bottles break in the cellar. We melt the pieces down and have them blown into vases in Telavi.\n\nThe small bubbles in the glass are no flaw; they are what is left of the bottle. The shade of blue shifts from melt to melt, so buy two together if you want a pair.',
      'Каждую осень в погребе бьются сотни бутылок. Осколки мы переплавляем, и в Телави из них выдувают вазы.\n\nМелкие пузырьки в стекле — не брак, а память о старой бутылке. Оттенок голубого меняется от плавки к плавке, поэтому, если нужна пара, берите сразу две.',
      '每年秋天酒窖总要碎上几百个瓶子。我们把碎片熔了，在泰拉维重新吹成花瓶。\n\n玻璃里的小气泡不是瑕疵，是旧酒瓶留下的记忆。每一炉的淡蓝色深浅不同，想凑一对请一次买齐。',
    ),
    attributes: [
      material(t('გადამუშავებული მინა', 'Recycled glass', 'Переработанное стекло', '再生玻璃')),
      weight(t('0,7–1,8 კგ', '0.7–1.8 kg', '0,7–1,8 кг', '0.7–1.8千克')),
      care(byHand),
      madeIn(telavi),
    ],
    looks: ['vase.glass.sky'],
    options: [heights(value('20', cm(20)), value('26', cm(26)), value('34', cm(34)))],
    offers: [
      { values: ['20'], price: 5900, stock: 27 },
      { values: ['26'], price: 7800, stock: 21 },
      { values: ['34'], price: 11900, stock: 8 },
    ],
    daysOld: 4,
  },
  {
    key: 'floor-vase',
    category: 'vases',
    store: 'qvevri-yard',
    brand: 'kvevrisa',
    name: t(
      'იატაკის ლარნაკი იმერული თიხისგან',
      'Floor amphora of Imeretian clay',
      'Напольная амфора из имеретинской глины',
      '伊梅列季红陶落地花瓶',
    ),
    description: t(
      'ქვევრის ოსტატს ეს ლარნაკი იმავე თიხისგან ამოჰყავს, რომლისგანაც ქვევრი, ოღონდ თხელკედლიანი. პამპასის ბალახს, ბამბის ტოტსა და გამხმარ ჰორტენზიას უხდება.\n\nჭიქური გარედან თითქმის ფეხამდე ჩამოდის, შიგნით კი თიხა მოუჭიქავია და წყალს ნელ-ნელა ატარებს, ამიტომ ცოცხალი ყვავილისთვის შუშის ჭურჭელი ჩაუდგით. ბურთს მოარიდეთ. შემოსასვლელს ერთიც ჰყოფნის, წყვილი კი, ჩვეულებრივ, მარნის კართან დგება.',
      'A qvevri maker builds it from the same clay as a qvevri, only with thinner walls. Pampas grass, cotton stems and dried hydrangea suit it.\n\nOutside, the glaze runs down almost to the foot. The inside is bare clay and water slowly seeps through, so stand a glass jar in it for fresh flowers, and keep footballs away. One is enough for a hall; a pair usually ends up at the door of somebody’s wine cellar.',
      'Мастер квеври лепит её из той же глины, что и квеври, только стенки тоньше. Хороша с пампасной травой, ветками хлопка или сухой гортензией.\n\nСнаружи глазурь спускается почти до ножки, а внутри её нет, и вода понемногу просачивается, поэтому для живых цветов поставьте внутрь стеклянную банку. Берегите от мячей. В прихожей хватит одной, а пару обычно ставят у двери винного погреба.',
      '做陶罐的师傅用制酒罐的同一种陶土盘筑而成，只是壁更薄。插蒲苇、棉枝或干绣球都合适。\n\n外壁的釉一直挂到近足处，内壁未上釉，水会慢慢渗出，插鲜花请在里面套一只玻璃瓶。离皮球远一点。玄关摆一只就够，成对买的，多半是放在自家酒窖门口。',
    ),
    attributes: [
      material(t('თიხა, გარედან მოჭიქული', 'Clay, glazed outside', 'Глина, глазурь снаружи', '陶土，外壁施釉')),
      weight(t('4,2–11,5 კგ', '4.2–11.5 kg', '4,2–11,5 кг', '4.2–11.5千克')),
      care(dryCloth),
      madeIn(imereti),
    ],
    looks: ['vase.amphora.clay'],
    options: [heights(value('45', cm(45)), value('60', cm(60)), value('75', cm(75)))],
    offers: [
      { values: ['45'], price: 15900, stock: 7 },
      { values: ['60'], price: 22900, stock: 3 },
      { values: ['75'], price: 31900, stock: 2 },
    ],
    daysOld: 118,
  },
  {
    key: 'tulip-vase',
    category: 'vases',
    store: 'tone-workshop',
    brand: 'tone',
    name: t('ტიტების ლარნაკი ვიწრო ყელით', 'Narrow-necked tulip vase', 'Ваза для тюльпанов с узким горлом', '收口郁金香陶瓷花瓶'),
    description: t(
      'ყელი თაიგულს ისე იჭერს, რომ ტიტები გვერდზე აღარ გადაიხრება. ოცსანტიმეტრიანში სწორედ ათი ღერო თავსდება.\n\nსქელი ძირის გამო სავსეც და ნახევრად ცარიელიც მყარად დგას. ვარდისფერ მქრქალ ჭიქურს ყვავილის მტვერი ეტყობა, დროულად გადაწმინდეთ. ღუმელს ამ ლარნაკებით ყოველ თებერვალს ვავსებთ, რვა მარტის წინ.',
      'The neck gathers the bunch and keeps the tulips from flopping over the side. Ten stems are just right for the 20 cm one.\n\nThanks to the thick base it stands firm whether full or half empty. Pollen shows on the matt pink glaze, so wipe it off before it sets. We fill a kiln with these every February, ahead of the eighth of March.',
      'Горло держит букет, и тюльпаны не заваливаются набок. Для вазы в 20 см десять стеблей в самый раз.\n\nБлагодаря толстому дну она устойчива и полная, и полупустая. На матовой розовой глазури заметна пыльца, стирайте её сразу. Каждый февраль, перед Восьмым марта, мы загружаем такими вазами целую печь.',
      '瓶口收束，郁金香不会东倒西歪。20厘米款插十枝正好。\n\n瓶底加厚，水多水少都站得稳。花粉落在哑光粉釉上很显眼，看到了请马上擦掉。每年二月，赶在妇女节前，我们会专门烧一窑。',
    ),
    attributes: [
      material(stoneware),
      diameter(cm(13)),
      weight(t('0,9–1,6 კგ', '0.9–1.6 kg', '0,9–1,6 кг', '0.9–1.6千克')),
      madeIn(mtskheta),
    ],
    looks: ['vase.ceramic.blush'],
    options: [heights(value('16', cm(16)), value('20', cm(20)), value('26', cm(26)))],
    offers: [
      { values: ['16'], price: 5900, stock: 19 },
      { values: ['20'], price: 7400, stock: 0 },
      { values: ['26'], price: 9900, stock: 11 },
    ],
    daysOld: 295,
  },
  {
    key: 'orchard-branch-vase',
    category: 'vases',
    store: 'mtsvane-garden',
    name: t('მძიმე ლარნაკი ტოტებისთვის', 'Heavy vase for branches', 'Тяжёлая ваза для веток', '插枝条的厚重花瓶'),
    description: t(
      'გაზაფხულზე ატმის აყვავებული ტოტი, ზამთარში ნაძვი: ორივე გრძელია და მსუბუქ ჭურჭელს აყირავებს. ამას ვერ მოერევა.\n\nგრაფიტისფერი ქვის კერამიკა ორიდან სამ კილომდე იწონის და ქარიან აივანზეც დგას, შიგნიდან კი მოჭიქულია. ყინვაში წყლიანს გარეთ ნუ დატოვებთ, გასკდება. თებერვალში ტყემლის ტოტი ჩადგით და ორიოდე კვირაში აყვავდება.',
      'A peach branch in blossom in spring, fir in winter: both are long and tip a light vase over. They won’t tip this one.\n\nIt is charcoal stoneware of two to three kilos, glazed inside, and stands up to a windy balcony. Don’t leave it out full in a frost, or it will crack. Bring in a plum branch in February and it will flower in a couple of weeks.',
      'Весной цветущая ветка персика, зимой ель: они длинные и лёгкую вазу опрокинут. Эту не смогут.\n\nГрафитовая каменная керамика весит два-три килограмма и стоит даже на ветреном балконе, внутри глазурь, воду держит. Полную вазу на морозе не оставляйте: треснет. Внесите в феврале ветку алычи, и недели через две она зацветёт.',
      '春插桃枝，冬插云杉，长枝容易压翻轻瓶。这一只却稳得住。\n\n炭黑炻器，重两三公斤，内壁上釉不渗水，放在风大的阳台也站得住。盛着水别放在室外受冻，会裂。二月里剪一枝李树枝插上，两个来星期就开花。',
    ),
    attributes: [
      material(stoneware),
      weight(t('2,2–3,1 კგ', '2.2–3.1 kg', '2,2–3,1 кг', '2.2–3.1千克')),
      care(byHand),
      hardiness(t('ცარიელი უძლებს', 'Hardy when empty', 'Пустая выдерживает', '空瓶可耐冻')),
    ],
    looks: ['vase.ceramic.charcoal'],
    options: [heights(value('28', cm(28)), value('35', cm(35)))],
    offers: [
      { values: ['28'], price: 8500, stock: 15 },
      { values: ['35'], price: 11900, stock: 9 },
    ],
    daysOld: 157,
  },
  {
    key: 'terracotta-pot',
    category: 'vases',
    store: 'bostana-garden',
    name: t('ტერაკოტის ქოთანი ლამბაქით', 'Terracotta pot with saucer', 'Терракотовый горшок с поддоном', '红陶花盆 附托盘'),
    description: t(
      'ფორიანი თიხა ზედმეტ წყალს თავად აშრობს, ამიტომ კაქტუსი და როზმარინი მასში არ ლპება. ძირში ერთი ნახვრეტია, ლამბაქი კი ზუსტად ერგება.\n\nახალი ქოთანი დარგვამდე ერთი საათი წყალში ჩადგით. ლამბაქი წყალს ოდნავ ატარებს, პარკეტზე პირდაპირ ნუ დადგამთ. ერთ წელიწადში კედელზე თეთრი მარილი გამოჩნდება: ზოგს სწორედ ასე მოსწონს, ზოგი ძმრით რეცხავს.',
      'Porous clay dries out surplus water by itself, and cacti and rosemary don’t rot in it. There’s one hole in the bottom, and the saucer fits exactly.\n\nSoak a new pot in water for an hour before planting. The saucer lets a little moisture through, so don’t stand it straight on parquet. Within a year white salts bloom on the walls; some people like that, others wash it off with vinegar.',
      'Пористая глина сама отводит лишнюю воду, поэтому кактус и розмарин в ней не загнивают. В дне одно отверстие, поддон подогнан точно.\n\nНовый горшок перед посадкой на час опустите в воду. Поддон слегка пропускает влагу, на паркет без подставки его не ставьте. За год на стенках выступит белая соль: кому-то так и нравится, кто-то смывает уксусом.',
      '红陶透气，多余的水分自己会散掉，仙人掌和迷迭香种在里面不烂根。盆底一个排水孔，托盘尺寸刚好。\n\n新盆种植前请泡水一小时。托盘会微微返潮，别直接放在木地板上。用上一年，盆壁会泛出白色盐霜，有人就喜欢这样，不喜欢的用醋擦掉。',
    ),
    attributes: [
      material(t('ტერაკოტა', 'Terracotta', 'Терракота', '红陶')),
      drainage(withHole),
      hardiness(t('−3 °C-მდე', 'To −3 °C', 'До −3 °C', '可耐−3℃')),
      madeIn(georgia),
    ],
    looks: ['pot.round.clay'],
    options: [diameters(value('12', cm(12)), value('16', cm(16)), value('20', cm(20)), value('26', cm(26)))],
    offers: [
      { values: ['12'], price: 900, stock: 118 },
      { values: ['16'], price: 1500, stock: 95 },
      { values: ['20'], price: 2400, stock: 70 },
      { values: ['26'], price: 3900, stock: 33 },
    ],
    daysOld: 388,
  },
  {
    key: 'square-planter',
    category: 'vases',
    store: 'oda-house',
    name: t('ოთხკუთხა ქოთანი ფანჯრის რაფისთვის', 'Square pot for the window sill', 'Квадратный горшок на подоконник', '窗台方形花盆'),
    description: t(
      'ოთხკუთხედები ერთმანეთს მჭიდროდ ეკვრის და რაფაზე ერთით მეტი ქოთანი დაეტევა. კედელი თხელია, კიდე კი მომრგვალებული და ადვილად არ ტყდება.\n\nნახვრეტს რეზინის საცობი აქვს: ოთახში დახურავთ, აივანზე მოხსნით. ქვეშ წყლის სადინარი ღარებია, ამიტომ ფსკერი არ ეწებება, ლამბაქი კი მაინც გამოგადგებათ.',
      'Squares stand close together, and one more pot fits on the sill. The walls are thin, but the rim is rounded and doesn’t chip easily.\n\nThe hole has a rubber plug: leave it in indoors, take it out on the balcony. Grooves underneath let water run off, so the bottom doesn’t stick, but you’ll still be glad of the saucer.',
      'Квадраты встают вплотную, и на подоконник поместится на один горшок больше. Стенки тонкие, а край скруглён и легко не скалывается.\n\nОтверстие закрыто резиновой пробкой: в комнате оставьте, на балконе выньте. Снизу канавки для стока, дно не прилипает, но поддон всё же пригодится.',
      '方盆可以紧挨着摆，同样的窗台能多放一盆。盆壁薄，盆口做了圆边，不容易磕缺。\n\n排水孔带橡胶塞：室内塞上，放阳台时拔掉。盆底有导水槽，不会吸住台面，不过托盘还是用得上。',
    ),
    attributes: [
      material(t('მქრქალი კერამიკა', 'Matt ceramic', 'Матовая керамика', '哑光陶瓷')),
      drainage(t('აქვს, საცობით', 'Yes, with a plug', 'Есть, с пробкой', '有，带塞')),
      inBox(t('ქოთანი, ლამბაქი, საცობი', 'Pot, saucer, plug', 'Горшок, поддон, пробка', '花盆、托盘、橡胶塞')),
    ],
    looks: ['pot.square.charcoal', 'pot.square.cream'],
    options: [colours(charcoal, cream), sizes(value('12', cm(12)), value('15', cm(15)), value('18', cm(18)))],
    offers: [
      { values: ['charcoal', '12'], price: 2200, stock: 54, look: 'pot.square.charcoal' },
      { values: ['charcoal', '15'], price: 2900, stock: 47, look: 'pot.square.charcoal' },
      { values: ['charcoal', '18'], price: 3900, stock: 18, look: 'pot.square.charcoal' },
      { values: ['cream', '12'], price: 2200, stock: 61, look: 'pot.square.cream' },
      { values: ['cream', '15'], price: 2900, stock: 32, look: 'pot.square.cream' },
      { values: ['cream', '18'], price: 3900, stock: 12, look: 'pot.square.cream' },
    ],
    daysOld: 74,
  },
]
