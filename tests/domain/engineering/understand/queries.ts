/*
 * Queries of engineers with their meaning: the chips in the order of the text, then unread words. Lines with # head a
 * section of the list. The lists are those of the demo catalog.
 */
const TABLE = `
# AS568 sizes
214                                            → AS568-214
-214                                           → AS568-214
–214                                           → AS568-214
AS568-214                                      → AS568-214
as568-214                                      → AS568-214
AS568 214                                      → AS568-214
AS568214                                       → AS568-214
AS 568-214                                     → AS568-214
AS-568-214                                     → AS568-214
AS568A-214                                     → AS568-214
AS568A 214                                     → AS568-214
AS568B-214                                     → AS568-214
AS568E-214                                     → AS568-214
SAE AS568-214                                  → AS568-214
AS-214                                         → AS568-214
dash 214                                       → AS568-214
dash-214                                       → AS568-214
#214                                           → AS568-214
# 214                                          → AS568-214
no. 214                                        → AS568-214
size 214                                       → AS568-214
2-214                                          → AS568-214
M 2-214                                        → AS568-214
M2-214                                         → AS568-214
3-904                                          → AS568-904
-904                                           → AS568-904
904                                            → AS568-904
M83248/1-214                                   → FKM · 75 Shore A · AS568-214
M83248/2-012                                   → FKM · 90 Shore A · AS568-012
M83461/1-116                                   → NBR · 75 Shore A · AS568-116
M25988/1-011                                   → FVMQ · 70 Shore A · AS568-011
ISO 3601-1-214                                 → AS568-214
ISO 3601-1 214                                 → AS568-214
BS 1806-214                                    → AS568-214
o-ring 214                                     → AS568-214
O-RING, 214                                    → AS568-214
oring -012                                     → AS568-012
o ring -012                                    → AS568-012
214 215                                        → AS568-214 · AS568-215
214, 215, 216                                  → AS568-214 · AS568-215 · AS568-216
214,215                                        → AS568-214 · AS568-215
-010                                           → AS568-010
AS568-010                                      → AS568-010
2-010                                          → AS568-010
014                                            → AS568-014
001                                            → AS568-001
475                                            → AS568-475

# JIS sizes
P10                                            → JIS P10
p10                                            → JIS P10
P 10                                           → JIS P10
P-10                                           → JIS P10
JIS P10                                        → JIS P10
JIS-P10                                        → JIS P10
JIS P-10                                       → JIS P10
JIS B 2401 P10                                 → JIS P10
JIS B2401 P10                                  → JIS P10
P10A                                           → JIS P10A
P22A                                           → JIS P22A
p22a                                           → JIS P22A
P 22A                                          → JIS P22A
P11.2                                          → JIS P11.2
G50                                            → JIS G50
G 50                                           → JIS G50
G-50                                           → JIS G50
JIS G50                                        → JIS G50
JIS B 2401-G50                                 → JIS G50
S70                                            → JIS S70
V70                                            → JIS V70
V 24                                           → JIS V24
JIS V24                                        → JIS V24
P1000                                          → JIS P1000

# Metric sizes
50X3                                           → 50X3
50x3                                           → 50X3
50 x 3                                         → 50X3
50 × 3                                         → 50X3
50*3                                           → 50X3
50 X 3 mm                                      → 50X3
50mm x 3mm                                     → 50X3
50 mm x 3 mm                                   → 50X3
50 by 3                                        → 50X3
3 x 50                                         → 50X3
25x3.5                                         → 25X3.5
25 x 3.5                                       → 25X3.5
25 x 3,5                                       → 25X3.5
10X2.5                                         → 10X2.5
10 x 2.5 mm                                    → 10X2.5
metric 10 x 2.5                                → 10X2.5
ISO 3601 25 x 3.55                             → 25X3.55
DIN 3771 25x3.55                               → 25X3.55
1x1                                            → 1X1
1.5X1                                          → 1.5X1
190X2.5                                        → 190X2.5

# Dimensions in millimeters
24.99 x 3.53                                   → AS568-214
24.99 x 3.53 mm                                → AS568-214
24.99mm x 3.53mm                               → AS568-214
24,99 x 3,53                                   → AS568-214
3.53 x 24.99                                   → AS568-214
ID 24.99 CS 3.53                               → AS568-214
id 24.99 cs 3.53                               → AS568-214
ID=24.99 CS=3.53                               → AS568-214
ID: 24.99, CS: 3.53                            → AS568-214
ID 24.99mm, CS 3.53mm                          → AS568-214
24.99 ID x 3.53 CS                             → AS568-214
24.99 id 3.53 cs                               → AS568-214
CS 3.53 ID 24.99                               → AS568-214
I.D. 24.99 C.S. 3.53                           → AS568-214
inside diameter 24.99 cross section 3.53       → AS568-214
inner diameter 24.99 cross-section 3.53        → AS568-214
24.99 inside diameter 3.53 thickness           → AS568-214
ID 25 mm                                       → ID 25 mm
id 25                                          → ID 25 mm
25 mm id                                       → ID 25 mm
25mm                                           → ID 25 mm
25 mm                                          → ID 25 mm
CS 3.53                                        → CS 3.53 mm
cs 3.53 mm                                     → CS 3.53 mm
3.53 mm                                        → CS 3.53 mm
3.53 mm section                                → CS 3.53 mm
3.53 thick                                     → CS 3.53 mm
cross section 3.53                             → CS 3.53 mm
OD 32.05 CS 3.53                               → AS568-214
OD 32.05 ID 24.99                              → AS568-214
OD 32                                          → OD 32 mm
32 mm od nbr                                   → OD 32 mm · NBR
1-1/4 inch outside diameter viton              → OD 31.75 mm · FKM
OD 32 CS 3.5                                   → 25X3.5
25.2 x 3.6                                     → ID 25.2 mm · CS 3.6 mm
24.7 x 3.4 nbr                                 → ID 24.7 mm · CS 3.4 mm · NBR

# Inches
.984 x .139                                    → AS568-214
0.984 x 0.139                                  → AS568-214
.984" x .139"                                  → AS568-214
0.984 in x 0.139 in                            → AS568-214
.984 inch x .139 inch                          → AS568-214
.984 x .139 inch                               → AS568-214
.139 x .984                                    → AS568-214
ID .984 CS .139                                → AS568-214
id .984" cs .139"                              → AS568-214
.984 id .139 cs                                → AS568-214
.139 cs                                        → CS 3.53 mm
.139                                           → CS 3.53 mm
.984                                           → ID 24.99 mm
0.139 inch                                     → CS 3.53 mm
1.000 x .139                                   → ID 25.4 mm · CS 3.53 mm
.239 x .070                                    → AS568-010
OD 1.262 CS .139                               → AS568-214

# Fractions and nominal inches
1 x 1/8                                        → AS568-214
1/8 x 1                                        → AS568-214
1/8 x 1 inch                                   → AS568-214
1" x 1/8"                                      → AS568-214
1 in x 1/8 in                                  → AS568-214
1 inch by 1/8 inch                             → AS568-214
1 x 1-1/4 x 1/8                                → AS568-214
1 x 1 1/4 x 1/8                                → AS568-214
1/8 section                                    → CS 3.53 mm
1/8 cs                                         → CS 3.53 mm
1/8"                                           → CS 3.53 mm
3/16 cross section                             → CS 5.33 mm
1/16 x 1/4                                     → AS568-010
1/4 x 1/16                                     → AS568-010
3/8 x 1/16                                     → AS568-012
1/2 x 1/16                                     → AS568-014
1/2 x 3/32                                     → AS568-112
1/2 x 11/16 x 3/32                             → AS568-112
3/4 x 3/32                                     → AS568-116
1-1/8 x 3/32                                   → AS568-122
1 1/8 x 3/32                                   → AS568-122
1-1/2 x 3/16                                   → AS568-325
2 x 1/8                                        → AS568-226
2-1/4 x 1/8                                    → AS568-228
4-1/2 x 1/4                                    → AS568-425
5 x 1/4                                        → AS568-429
1 id 1/8 cs                                    → AS568-214
ID 1" CS 1/8"                                  → AS568-214
1-1/4 od 1 id 1/8 cs                           → AS568-214
½ x 1⁄16                                       → AS568-014
1½ x ⅛                                         → AS568-222

# Codes with the rubber in them
N70-214                                        → NBR · 70 Shore A · AS568-214
N70214                                         → NBR · 70 Shore A · AS568-214
n70-214                                        → NBR · 70 Shore A · AS568-214
N90-012                                        → NBR · 90 Shore A · AS568-012
V75-214                                        → FKM · 75 Shore A · AS568-214
V75214                                         → FKM · 75 Shore A · AS568-214
v75-214                                        → FKM · 75 Shore A · AS568-214
E70-214                                        → EPDM · 70 Shore A · AS568-214
E70214                                         → EPDM · 70 Shore A · AS568-214
E80-116                                        → EPDM · 80 Shore A · AS568-116
S70-214                                        → VMQ · 70 Shore A · AS568-214
S70214                                         → VMQ · 70 Shore A · AS568-214
C70-214                                        → CR · 70 Shore A · AS568-214
B70-214                                        → IIR · 70 Shore A · AS568-214
N70                                            → NBR · 70 Shore A
V75                                            → FKM · 75 Shore A
E70                                            → EPDM · 70 Shore A
V75-214 brown                                  → FKM · 75 Shore A · AS568-214 · Brown

# Parts of ours
FK7502-214                                     → FK7502 · AS568-214
fk7502-214                                     → FK7502 · AS568-214
FK7502 214                                     → FK7502 · AS568-214
FK7502214                                      → FK7502 · AS568-214
fk75o2-214                                     → FK7502 · AS568-214
FK 7502-214                                    → FK7502 · AS568-214
FK7502                                         → FK7502
7502                                           → EP7502, FK7502, FF7502
7502-214                                       → EP7502, FK7502, FF7502 · AS568-214
FK7502-P10                                     → FK7502 · JIS P10
FK7502-10X2.5                                  → FK7502 · 10X2.5
FK7502 25 x 3.5                                → FK7502 · 25X3.5
NB7001-012                                     → NB7001 · AS568-012
EP7001 -116                                    → EP7001 · AS568-116
VM7002                                         → VM7002
SE0001                                         → SE0001
CR7009-210                                     → CR7009 · AS568-210
NB7001 in stock                                → NB7001 · In stock

# Families
nbr                                            → NBR
nitrile                                        → NBR
Nitrile rubber                                 → NBR
buna                                           → NBR
buna n                                         → NBR
buna-n                                         → NBR
Buna-N 70                                      → NBR · 70 Shore A
buna-s                                         → SBR
hnbr                                           → HNBR
hydrogenated nitrile                           → HNBR
hsn                                            → HNBR
epdm                                           → EPDM
EPDM peroxide                                  → EPDM · Peroxide
ethylene propylene                             → EPDM
epr                                            → EPDM
fkm                                            → FKM
fpm                                            → FKM
viton                                          → FKM
Viton®                                         → FKM
fluorocarbon                                   → FKM
fluoroelastomer                                → FKM
viton a                                        → FKM Type A
viton glt                                      → FKM Type GLT
viton gflt                                     → FKM Type GFLT
viton etp                                      → FKM · Type ETP
ffkm                                           → FFKM
kalrez                                         → FFKM
chemraz                                        → FFKM
perfluoroelastomer                             → FFKM
silicone                                       → VMQ
vmq                                            → VMQ
fluorosilicone                                 → FVMQ
fvmq                                           → FVMQ
neoprene                                       → CR
chloroprene                                    → CR
cr                                             → CR
butyl                                          → IIR
urethane                                       → AU
polyurethane                                   → AU
aflas                                          → FEPM
fepm                                           → FEPM
tfe/p                                          → FEPM
teflon                                         → PTFE
ptfe                                           → PTFE
filled ptfe                                    → PTFE, filled
encapsulated viton                             → FEP / FKM
fep encapsulated                               → FEP / VMQ
nylon                                          → Polyamide
delrin                                         → POM
peek                                           → PEEK
kynar                                          → PVDF
vamac                                          → AEM
hypalon                                        → CSM
natural rubber                                 → NR
sbr                                            → SBR
polyacrylate                                   → ACM
stainless steel                                → Stainless steel
inconel                                        → Inconel
copper                                         → Copper
viton or buna                                  → FKM · NBR
silastic                                       → VMQ, PVMQ, FVMQ
tecnoflon                                      → FKM
nordel                                         → EPDM

# Slips
flourocarbon                                   → FKM
florocarbon                                    → FKM
flurocarbon                                    → FKM
vition                                         → FKM
vitron                                         → FKM
nitrle                                         → NBR
nitrille                                       → NBR
neoprine                                       → CR
neopreen                                       → CR
sillicone                                      → VMQ
silicon                                        → VMQ
silcone                                        → VMQ
kalraz                                         → FFKM
flourosilicone                                 → FVMQ
polyurethene                                   → AU
tefon                                          → PTFE
epmd                                           → EPDM
ethelyne propylene                             → EPDM
perflouroelastomer                             → FFKM
acetne                                         → Acetone
peroxde                                        → Peroxide

# Hardness
75                                             → 75 Shore A
70                                             → 70 Shore A
70 duro                                        → 70 Shore A
70 durometer                                   → 70 Shore A
70 Shore A                                     → 70 Shore A
70 shore                                       → 70 Shore A
shore a 70                                     → 70 Shore A
Shore A: 70                                    → 70 Shore A
70A                                            → 70 Shore A
70 A                                           → 70 Shore A
90A                                            → 90 Shore A
90 sh a                                        → 90 Shore A
70 irhd                                        → 70 Shore A
hardness 70                                    → 70 Shore A
durometer 90                                   → 90 Shore A
75 ±5                                          → 75 Shore A
75 +/-5 shore A                                → 75 Shore A
nbr70                                          → NBR · 70 Shore A
NBR 70                                         → NBR · 70 Shore A
nbr-70                                         → NBR · 70 Shore A
fkm75a                                         → FKM · 75 Shore A
55D                                            → not read: 55D
73 duro                                        → 73 Shore A

# Colors
brown                                          → Brown
black                                          → Black
white                                          → White
grey                                           → Gray
gray                                           → Gray
red epdm                                       → Red · EPDM
clear silicone                                 → Translucent · VMQ
blue                                           → Blue
translucent                                    → Translucent
violet                                         → Purple

# Temperature
200C                                           → up to 200 °C
200 C                                          → up to 200 °C
200°C                                          → up to 200 °C
200 °C                                         → up to 200 °C
200 deg C                                      → up to 200 °C
200 degrees C                                  → up to 200 °C
200 celsius                                    → up to 200 °C
400F                                           → up to 400 °F
400 °F                                         → up to 400 °F
400 fahrenheit                                 → up to 400 °F
-40C                                           → down to −40 °C
−40 °C                                         → down to −40 °C
-40F                                           → down to −40 °F
down to -40C                                   → down to −40 °C
up to 200C                                     → up to 200 °C
max 200C                                       → up to 200 °C
min 5C                                         → down to 5 °C
-40F to 250F                                   → −40 °F to 250 °F
-40 to 250F                                    → −40 °F to 250 °F
-40 °F to 250 °F                               → −40 °F to 250 °F
-40/250F                                       → −40 °F to 250 °F
-40-250F                                       → −40 °F to 250 °F
-40..200C                                      → −40 °C to 200 °C
-40…200 °C                                     → −40 °C to 200 °C
-40C to +200C                                  → −40 °C to 200 °C
-40C +200C                                     → −40 °C to 200 °C
from -20 C up to 200 C                         → −20 °C to 200 °C
32F                                            → up to 32 °F

# Certificates
FDA                                            → FDA 21 CFR 177.2600
fda 21 cfr 177.2600                            → FDA 21 CFR 177.2600
21 cfr 177.2600                                → FDA 21 CFR 177.2600
ptfe fda                                       → PTFE · FDA 21 CFR 177.2600
peek FDA                                       → PEEK · FDA 21 CFR 177.2415
NSF                                            → NSF/ANSI 61
NSF 61                                         → NSF/ANSI 61
NSF/ANSI 61                                    → NSF/ANSI 61
nsf 51                                         → NSF/ANSI 51
USP                                            → USP Class VI
USP Class VI                                   → USP Class VI
usp class 6                                    → USP Class VI
3-A                                            → 3-A
3a                                             → 3-A
WRAS                                           → WRAS
KTW                                            → KTW
UL 94                                          → UL 94
UL 94 V-0                                      → UL 94 V-0
NORSOK                                         → NORSOK M-710
norsok m-710                                   → NORSOK M-710
NACE                                           → NACE TM0297
RGD                                            → RGD resistant
explosive decompression                        → RGD resistant
food grade                                     → FDA 21 CFR 177.2600
rohs reach                                     → RoHS · REACH
drinking water                                 → NSF/ANSI 61
RoHS compliant                                 → RoHS

# Cures and kinds
peroxide                                       → Peroxide
peroxide cured                                 → Peroxide
sulfur cured                                   → Sulfur
sulphur                                        → Sulfur
platinum cured silicone                        → Platinum · VMQ
bisphenol                                      → Bisphenol
conductive                                     → Conductive
antistatic                                     → Antistatic
low temperature                                → Low temperature
flame retardant                                → Flame retardant
metal detectable                               → Metal & X-ray detectable
encapsulated                                   → Encapsulated

# In stock
in stock                                       → In stock
stock                                          → In stock
available                                      → In stock
214 in stock                                   → AS568-214 · In stock
nbr 70 in stock only                           → NBR · 70 Shore A · In stock

# Fluids
acetone                                        → Acetone
for acetone                                    → Acetone
for steam                                      → Steam
steam                                          → Steam
hot water                                      → Hot water
water                                          → Water
sea water                                      → Sea water
diesel                                         → Diesel fuel
gasoline                                       → Gasoline, unleaded
MEK                                            → Methyl ethyl ketone (MEK)
IPA                                            → Isopropanol (IPA)
brake fluid                                    → Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)
skydrol                                        → Phosphate ester, alkyl (aircraft, Skydrol type)
hydraulic oil                                  → Hydraulic oil, mineral (HLP)
motor oil                                      → Engine (motor) oil
R-134a                                         → R-134a
R134a                                          → R-134a
hydrogen peroxide                              → Hydrogen peroxide
sulfuric acid                                  → Sulfuric acid
sulfuric acid 98%                              → Sulfuric acid 98%
nitric acid                                    → Nitric acid 70%
ethylene glycol                                → Ethylene glycol
coolant                                        → Engine coolant (glycol with inhibitors)
caustic                                        → Sodium hydroxide 50%
bleach                                         → Sodium hypochlorite 5% (bleach)
jet fuel                                       → Jet fuel (JP-4, JP-5, JP-8, Jet A)
1,3-butadiene                                  → 1,3-Butadiene
methanol                                       → Methanol
ozone                                          → Ozone
viton for acetone                              → FKM · Acetone
epdm for steam 150C                            → EPDM · Steam · up to 150 °C
CO2                                            → Carbon dioxide, dry

# Whole questions
2-214 viton 75 brown                           → AS568-214 · FKM · 75 Shore A · Brown
214 fkm                                        → AS568-214 · FKM
1/8 x 1 inch buna                              → AS568-214 · NBR
1 x 1/8 buna                                   → AS568-214 · NBR
AS568-214 EPDM peroxide FDA                    → AS568-214 · EPDM · Peroxide · FDA 21 CFR 177.2600
50X3 NBR 90                                    → 50X3 · NBR · 90 Shore A
I need o-rings 214 in viton, 75 durometer, brown → AS568-214 · FKM · 75 Shore A · Brown
AS568-012 silicone 70 duro white FDA           → AS568-012 · VMQ · 70 Shore A · White · FDA 21 CFR 177.2600
ID 25 CS 3.5 epdm 70 shore A -40C to 150C      → 25X3.5 · EPDM · 70 Shore A · −40 °C to 150 °C
P22A fkm 90A in stock                          → JIS P22A · FKM · 90 Shore A · In stock
2-116 aflas 80 for steam                       → AS568-116 · FEPM · 80 Shore A · Steam
2-011 nitrile 70 black, in stock               → AS568-011 · NBR · 70 Shore A · Black · In stock
o-ring 1-1/2 x 3/16 neoprene 70                → AS568-325 · CR · 70 Shore A
-214 kalrez 75                                 → AS568-214 · FFKM · 75 Shore A
epdm peroxide cured 70 nsf 61 drinking water   → EPDM · Peroxide · 70 Shore A · NSF/ANSI 61 · NSF/ANSI 61
fvmq 60 blue jet fuel -55C                     → FVMQ · 60 Shore A · Blue · Jet fuel (JP-4, JP-5, JP-8, Jet A) · down to −55 °C
G50 fkm 75 brown                               → JIS G50 · FKM · 75 Shore A · Brown
25x3.55 hnbr 80 norsok                         → 25X3.55 · HNBR · 80 Shore A · NORSOK M-710
size: 214, material: viton, hardness: 75       → AS568-214 · FKM · 75 Shore A
viton/75/214                                   → FKM · 75 Shore A · AS568-214
viton-75-214                                   → FKM · 75 Shore A · AS568-214
Buna-N, 70A, AS568-214, black                  → NBR · 70 Shore A · AS568-214 · Black

# What is not read
xyz                                            → not read: xyz
214 xyz                                        → AS568-214  not read: xyz
214 fkm for pump 12                            → AS568-214 · FKM  not read: pump 12
3000 psi                                       → not read: 3000 psi
nbr 5000 psi 214                               → NBR · AS568-214  not read: 5000 psi
hello world                                    → not read: hello world
500 pcs 214 viton                              → 500 pcs · AS568-214 · FKM
abrasion                                       → not read: abrasion
lorem ipsum dolor                              → not read: lorem ipsum dolor
AS568-999                                      → AS568-999
-999                                           → -999
P999                                           → P999
@@@                                            → not read: @@@
😀 214                                          → AS568-214  not read: 😀
`;

export interface Query {
  readonly text: string;
  readonly means: string;
}

export const QUERIES: readonly Query[] = TABLE.split('\n').flatMap((line) => {
  const [text = '', means] = line.split('→').map((column) => column.trim());
  return means === undefined ? [] : [{ text, means }];
});
