/** What English shoppers call what the mall sells: `what names of products and categories say: what shoppers type`. */
export const synonyms = `
smartphone|phone: cell phone, cellphone, mobile phone, mobile, handset, cell
headphone|earbud|ertobila bud: earphone, headset, earpiece, in-ear
speaker: loudspeaker, boombox, sound box
radio: receiver, tuner
laptop|notebook pc|notebook computer: laptop, notebook computer, ultrabook, pc
computer: pc, personal computer
tablet: tab, pad, slate
keyboard: keypad
camera: photo camera, digicam, camcorder
power bank: powerbank, portable charger, battery pack, charger
watch: wristwatch, timepiece, dress watch, wrist watch
smartwatch: smart watch, fitness watch, fitness tracker, smart band
clock: timepiece
alarm clock: wake-up clock, alarm
backpack: rucksack, knapsack, daypack, book bag, school bag
day pack: backpack, rucksack, daypack
tote: shopper, carryall, shoulder bag, shopping bag
handbag: purse, hand bag, ladies bag
suitcase: luggage, trunk, valise, trolley, baggage, carry-on
umbrella: brolly, parasol
cap|beanie: hat, headwear, bobble hat, woolly hat
hat: headwear, headgear
necklace: pendant necklace, chain, choker
earring: ear ring, ear stud
jewellery: jewelry, jewel
sofa: couch, settee, loveseat, divan
armchair|wing chair|tub chair: easy chair, lounge chair, recliner
stool: footstool, barstool
desk: writing table, work table, workstation, bureau
coffee table: side table, low table
dining table: kitchen table
bookcase|shelving: bookshelf, book shelf, book rack, shelves, rack
dresser|chest: chest of drawers, drawers, commode, sideboard
lamp: light, luminaire
pendant: ceiling lamp, ceiling light, hanging lamp, chandelier, lampshade, pendant lamp
floor lamp: standing lamp, torchiere, standard lamp
desk lamp|homework lamp|table lamp: table lamp, reading lamp, desk light, study lamp
bedside lamp: table lamp, night light, nightlight, night lamp
candle: scented candle, taper
lantern: storm lamp, hurricane lamp
@frame|oak frame|white frame|brass frame: picture frame, photo frame
cushion: pillow, throw pillow, scatter cushion
throw: blanket, plaid, coverlet, duvet, bedspread, comforter, quilt
blanket: plaid, throw, duvet, coverlet, comforter
rug|kilim: carpet, floor mat
runner: carpet, hall rug
slipper|boot: house shoe, house shoes
towel: bath towel, hand towel
bath sheet: bath towel, towel
plant|cactus|ficus|philodendron|aglaonema|dieffenbachia|peace lily: houseplant, indoor plant, house plant, potted plant
cactus|cacti: cactuses, succulent
vase: flower vase, flower jar
terracotta pot|square pot|frost proof pot: planter, flowerpot, flower pot, plant pot
casserole: pot, saucepan, cookware, dutch oven, stockpot, stew pot, cooking pot
watering can|spouted can|zinc can: watering pot, water can
trowel: hand shovel, garden spade, spade, shovel
hammer: mallet
mallet: hammer
drill: power drill, electric drill, driver
screwdriver: screw driver
toolbox|tool tote: tool box, tool case, tool chest
mug|tea cup|cup and saucer: cup, mug, teacup, coffee cup, coffee mug
plate: dish, crockery, dinner plate
bowl: dish, soup bowl
tableware: crockery, dinnerware, dishes
teapot|stoneware pot: tea pot, coffee pot
latte mug: latte glass, tall glass
gooseneck pot: coffee pot
kettle: tea kettle, stovetop kettle
pan: frying pan, skillet, frypan, fry pan
basket: hamper
storage jar|spice jar|canister|tea tin|bean tin: container, food container, jar
board: cutting board, chopping board, serving board, cheese board
bowl: cereal bowl, ramen bowl, fruit bowl
bottle: water bottle, drinking bottle
flask|thermos: vacuum flask, thermos flask, thermos bottle, hot bottle
travel mug: thermos mug, tumbler, thermal mug
honey: bee honey
jam|preserve: marmalade, conserve, jelly, confiture
chocolate: candy bar, chocolates, choccy
chocolates: candies, pralines, bonbons
churchkhela|janjukha: grape candy, georgian candy, georgian snickers
sweets: candy, candies, confectionery, dessert
adjika: hot sauce, chilli paste, chili sauce, adzhika, ajika
tkemali: plum sauce
suneli: seasoning, spice mix
svan salt: seasoning
@spice: seasoning, seasonings, herbs
hazelnut: filbert
@wine: vino, georgian wine
dry red|semi sweet red: red wine
dry white|off dry white: white wine
rosé: pink wine, rose wine
qvevri: amber wine, orange wine, clay wine, kvevri
lemonade: soda, soft drink, fizzy drink, pop
@coffee: java, coffee beans
day cream|rich cream|light cream|hand cream: moisturiser, moisturizer, lotion, face cream
serum: essence
perfume|parfum|cologne: fragrance, scent, eau de toilette, toilet water
soap: soap bar, bar of soap
hand soap: hand wash, liquid soap
shampoo: hair wash
conditioner: hair balm, hair mask
lipstick: lip stick, lip colour, lip color
lip balm: chapstick, chap stick
pressed powder: face powder
powder blush: rouge, blusher
eyeshadow: eye shadow, eye makeup
make-up: makeup, cosmetics, cosmetic
care: skincare, skin care
football: soccer ball, soccer, foot ball
basketball: basket ball
dumbbell: hand weight, weights, free weights
kettlebell: kettle bell, weight
yoga mat|pilates mat: yoga mat, exercise mat, gym mat, fitness mat
sleeping mat: camping mat, roll mat
training: gym, fitness, workout
toy: plaything
car: toy car
lorry: truck, toy truck
block: building blocks, bricks, cubes
bear: teddy, teddy bear, stuffed bear, plush bear
rabbit|hare: bunny, plush rabbit
soft toy: stuffed animal, plush, plushie, cuddly toy, stuffed toy
@book: novel, paperback
notebook|journal|sketchbook: jotter, writing pad, notepad, copybook
planner: diary, organiser, organizer
pencil: crayon
stationery: office supplies, school supplies
tale|tales: fairy tales, fairytale, fairytales
armchair|wing chair|tub chair: accent chair, occasional chair, arm chair
chest|dresser|record shelf: tv stand, tv unit, media console, sideboard
cordless|charging|rechargeable: rechargeable, usb charging
picnic blanket: picnic rug, picnic mat, beach blanket
aglaonema: low light plant, shade plant, dark room plant
gooseneck: pour over kettle, drip kettle, pour over coffee kettle
plate set: dinner set, dinnerware set, dinner service
pan|sauté pan|saute pan: wok, stir fry pan
bread basket: bread bin, bread box
chocolates: box of chocolates, chocolate box, chocolate gift box
decaf: coffee without caffeine, without caffeine, no caffeine
after shaving: men, mens, for him, aftershave, male
tinted: foundation, bb cream, cc cream, tinted moisturizer
svan cap|felt cap: sauna hat, felt hat, sheepskin hat
canvas tote|market tote: shopping tote, grocery bag, tote bag, reusable bag
monitor headphones: wired headphones, studio headphones
frost proof pot|terracotta pot|square planter: outdoor pot, garden pot, outdoor planter
tablet: ipad alternative, android tablet
smartphone: telephone, mobiles
family thermos|mountain thermos: camping thermos, camping flask
`

/** What is not sold here, by the categories that come nearest. */
export const related = `
phone: iphone, samsung, galaxy, xiaomi, redmi, huawei, honor, oppo, vivo, nokia, motorola, oneplus, realme, pixel phone, android
computer: macbook, imac, lenovo, thinkpad, asus, acer, dell, ipad, chromebook, printer, monitor, playstation, xbox, nintendo, console
audio: airpods, jbl, bose, beats, marshall, alexa, turntable, soundbar, microphone, guitar, piano
photo: canon, nikon, gopro, drone, powerstation, fujifilm, polaroid
electronics: tv, television, fridge, refrigerator, freezer, washing machine, dishwasher, microwave, vacuum cleaner, air conditioner, hairdryer, iron, toaster
bag: wallet, belt, gloves, scarf, samsonite, gucci, prada
accessories: dress, jeans, shirt, t-shirt, trousers, skirt, jacket, coat, sweater, shoes, sneakers, nike, adidas, puma, socks, sunglasses
watch: rolex, casio, omega, swatch, seiko, apple watch, garmin
jewellery: ring, bracelet, brooch, pandora, diamond, swarovski
furniture: bed, mattress, wardrobe, ikea, bunk bed
throw: bed linen, bedding, bed sheets, pillowcase
wine: beer, vodka, whisky, whiskey, cognac, brandy, chacha, champagne, rum, gin
lemonade: cola, coca-cola, pepsi, juice, mineral water, borjomi
food: bread, cheese, meat, milk, pizza, sausage, rice, pasta, fish
perfume: chanel, dior, versace, lacoste
toy: lego, barbie, playmobil, puzzle, board game
sport: bicycle, bike, skateboard, scooter, skis, tent, sleeping bag, treadmill, tennis racket
tool: saw, pliers, wrench, bosch, makita, lawnmower, ladder, paint
make-up: mascara, nail polish, foundation, eyeliner
bath: toothbrush, toothpaste, shower gel, razor, diapers, nappies
`
