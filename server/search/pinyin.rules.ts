/** Chinese typed in Latin letters. The table holds the characters of category names and synonyms; others have no pinyin. */

import { isChinese, words } from './fold.rules.ts'

/** Syllables with the characters that are read so, without tones; `v` stands for ü, as on keyboards. */
const table = `
ai 矮, an 案, ao 奥, ba 叭吧芭, bai 白, ban 办板半, bao 宝包保抱煲, bei 背被杯, ben 本, bi 笔比, bian 便边, biao 表标, bin 槟,
bing 柄冰饼, bo 播薄波, bu 布不部步, cai 菜彩材, can 餐, cao 草, ce 册, cha 茶插, chan 铲, chang 长常唱肠, chao 炒潮, che 车,
chen 尘衬, cheng 橙程, chong 充冲, chou 抽, chu 厨橱储, chuan 串, chuang 创床, chui 锤槌炊吹, chun 春唇, ci 瓷, cu 粗,
da 大打, dai 戴袋带, dan 单淡, dang 当, dao 刀, deng 登凳灯, di 地底迪, dian 电垫点, diao 吊, die 叠碟, ding 钉顶, dong 动,
dou 斗豆, duan 短, dui 对, dun 炖, duo 多, er 耳儿, fa 发珐, fan 反帆饭, fang 房方防纺, fei 啡肥, fen 氛粉, feng 风封蜂,
fu 扶肤敷伏, gai 盖改, gan 杆干, gang 杠钢, gao 高膏, ge 格个, gong 公工, gou 购, gu 古故, gua 挂, guan 罐, guang 广光,
gui 柜桂, guo 锅果, he 盒核, hong 红, hu 护壶琥, hua 话画花华化划滑, huan 环, hui 绘, huo 货, ji 机记计几击吉积籍基忌, jia 架家伽佳加甲,
jian 键肩煎饯坚健, jiang 酱, jiao 脚浇角椒, jie 戒睫, jin 巾, jing 颈镜精, jiu 酒, ju 居具锯, ka 咖卡, kang 抗康, kao 靠,
ke 克可, kong 空, kou 口, ku 裤, kua 挎, kuai 筷, kuang 框矿, la 喇拉蜡辣, lan 蓝篮兰, lang 榔琅, lao 劳酪, le 乐, lei 肋类,
leng 冷, li 李立力栗理, lian 链联连, liang 两, liao 料, lin 林, ling 零铃, long 笼龙, lu 鲁露炉, luo 落螺, lv 旅绿, ma 码马,
mai 麦, mao 帽毛, mei 梅美, meng 檬, mi 密蜜米, mian 棉面, miao 描, mo 磨膜模墨, mu 木沐, na 纳, nai 奶奈, nao 脑闹, nei 内,
neng 能, ni 尼, nian 年粘, niao 尿, ning 柠, niu 牛, nuan 暖, nuo 诺, nv 女, ou 偶欧, pa 帕, pai 拍, pan 盘, pao 泡跑,
pei 配, pen 盆喷, peng 篷, pi 皮啤, pian 片, pin 品拼, ping 平瓶苹, po 珀, pu 葡普, qi 器起汽漆, qian 铅钱钳, qiang 墙,
qiao 锹巧, qie 茄, qin 琴, qing 轻晴青, qiu 球, quan 圈泉, qun 裙, re 热, ren 人仁, ri 日, rong 绒荣, rou 肉, ru 乳,
run 润, sa 洒萨, sai 塞腮, san 伞散三, sha 沙砂, shan 衫, shang 上, shao 烧, she 摄, shen 身, sheng 声生,
shi 式石时饰室食诗事示视士, shou 手收首, shu 数书鼠, shua 刷, shuang 双霜, shui 水睡, shuo 硕, si 丝, su 苏素, suan 算酸, sui 随,
ta 他, tai 台太泰, tan 毯碳, tang 躺汤糖, tao 陶萄桃套, te 特, teng 藤, ti 提屉梯剃, tian 甜, tiao 调条, tie 铁, tong 童,
tou 头, tu 图兔, tuo 托拖, wa 娃袜, wai 外, wan 腕万碗玩, wang 网, wei 味为微围威, wen 温文, wu 无物午五, xi 戏吸喜洗习西,
xian 线闲仙显, xiang 箱响相像项香想, xiao 小, xie 写械鞋, xin 心, xing 行杏星, xiong 熊胸, xiu 休, xu 须, xuan 选, xue 学靴雪,
xun 薰, ya 牙亚哑, yan 眼盐胭, yang 扬阳羊, yao 腰耀, ye 夜野液叶, yi 移艺椅益衣, yin 音饮印, ying 英影营, yong 用, you 游釉油,
yu 雨浴芋瑜, yuan 源圆原园, yue 月, yun 运熨, zai 栽仔, zao 澡皂, zhan 毡, zhang 掌账帐, zhao 照, zhe 折遮, zhen 枕砧榛针,
zhi 智置植脂指汁, zhong 钟重种, zhou 周, zhu 主珠烛柱竹朱, zhuang 妆装, zhui 坠锥, zhuo 桌镯, zi 子字自, zu 足, zuan 钻,
zuo 作座坐佐
`

const syllables = new Map(
  table
    .trim()
    .split(/,\s+/)
    .flatMap((row) => {
      const [syllable, characters] = row.split(' ') as [string, string]
      return [...characters].map((character) => [character, syllable] as const)
    }),
)

/**
 * The pinyin of a Chinese text, written together, and its initials: of each of its words, and of each run. One character alone is left out:
 * its syllable is a word of other languages.
 */
export function pinyinWords(text: string): string[] {
  const parts = words(text).filter(isChinese)
  const runs = text.match(/\p{Script=Han}+/gu) ?? []
  return [...new Set([...parts, ...runs])].filter((part) => [...part].length > 1).flatMap(pinyinOf)
}

/** What two letters mean before they are the initials of a Chinese word. */
const otherInitials = new Set('cd cm dj dl gb gg hd id kg kw mb ml mm pc tv uv xl xs'.split(' '))

/** The syllables, then their initials; none where a character is not in the table. */
function pinyinOf(word: string): string[] {
  const read = [...word].map((character) => syllables.get(character))
  if (!read.every((syllable) => syllable !== undefined)) return []
  const initials = read.map((syllable) => syllable[0]!).join('')
  const spelled = read.join('')
  // Without its dots ü is typed as u.
  const written = spelled.includes('v') ? [spelled, spelled.replaceAll('v', 'u')] : [spelled]
  return otherInitials.has(initials) ? written : [...written, initials]
}

const known = new Set(syllables.values())

/** Pinyin with tones as figures (`shou3 ji1`) without them; any other text as it is. */
export function withoutTones(text: string): string {
  const typed = text.match(/[a-z]+[1-5]/g) ?? []
  const isPinyin = typed.length > 1 && /^(?:\s*[a-z]+[1-5])+\s*$/.test(text) && typed.every((each) => known.has(each.slice(0, -1)))
  return isPinyin ? text.replaceAll(/[1-5]/g, '') : text
}
