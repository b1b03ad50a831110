/** The notation of parisRightBank.ts. */
export const PARIS_LEFT_BANK = `
# 75005 Paris
campus Pierre-et-Marie-Curie - 48.8466,2.3557
rue Mouffetard 1-146 48.8425,2.3495
rue Monge 1-121 48.8440,2.3520
boulevard Saint-Germain 1-75 48.8495,2.3500
rue des Écoles 1-65 48.8483,2.3490
rue Saint-Jacques 1-350 48.8465,2.3430
boulevard Saint-Michel 1-145 48.8455,2.3410
rue Claude-Bernard 1-92 48.8400,2.3465
rue Gay-Lussac 1-70 48.8438,2.3440
rue Linné 1-40 48.8448,2.3545
boulevard de l'Hôpital 2-20 48.8425,2.3640
rue Geoffroy-Saint-Hilaire 1-60 48.8418,2.3565
rue Soufflot 1-26 48.8467,2.3437
# 75006 Paris
rue de Rennes 41-153 48.8500,2.3295
rue de Vaugirard 1-110 48.8470,2.3290
boulevard Saint-Germain 76-185 48.8530,2.3365
boulevard Raspail 37-125 48.8480,2.3275
rue du Cherche-Midi 1-136 48.8480,2.3235
rue Bonaparte 1-92 48.8537,2.3338
rue de Seine 1-103 48.8537,2.3365
rue d'Assas 1-138 48.8455,2.3320
rue Mazarine 1-84 48.8545,2.3375
rue Saint-André des Arts 1-70 48.8533,2.3410
rue Notre-Dame-des-Champs 1-127 48.8440,2.3300
# 75007 Paris
rue de Grenelle 1-209 48.8560,2.3180
rue Saint-Dominique 1-149 48.8595,2.3085
boulevard Saint-Germain 186-288 48.8570,2.3240
rue du Bac 1-142 48.8555,2.3250
avenue Bosquet 1-90 48.8575,2.3030
avenue de La Bourdonnais 1-115 48.8565,2.3000
rue Cler 1-56 48.8568,2.3063
rue de Varenne 1-98 48.8545,2.3205
rue de Sèvres 1-83 48.8500,2.3240
avenue de Suffren 1-110 48.8540,2.2950
quai d'Orsay 1-139 48.8625,2.3080
avenue de Breteuil 1-66 48.8508,2.3112
rue de l'Université 1-230 48.8590,2.3130
rue de Babylone 1-82 48.8515,2.3190
# 75013 Paris
avenue d'Italie 1-220 48.8255,2.3580
avenue des Gobelins 1-81 48.8357,2.3530
boulevard Vincent-Auriol 1-225 48.8328,2.3650
rue de Tolbiac 1-220 48.8275,2.3640
avenue de Choisy 1-200 48.8260,2.3605
boulevard Auguste-Blanqui 1-150 48.8305,2.3480
quai de la Gare 1-130 48.8365,2.3735
avenue de France 1-200 48.8315,2.3760
rue de la Butte-aux-Cailles 1-37 48.8277,2.3505
rue Jeanne-d'Arc 1-180 48.8320,2.3650
rue Bobillot 1-100 48.8250,2.3530
boulevard de l'Hôpital 21-175 48.8360,2.3590
# 75014 Paris
avenue du Général-Leclerc 1-140 48.8285,2.3275
rue Daguerre 1-98 48.8345,2.3280
rue d'Alésia 1-230 48.8285,2.3250
avenue du Maine 73-240 48.8350,2.3240
boulevard du Montparnasse 94-171 48.8415,2.3300
rue de la Gaîté 1-45 48.8385,2.3235
avenue Denfert-Rochereau 1-120 48.8375,2.3350
boulevard Raspail 200-300 48.8380,2.3310
rue Raymond-Losserand 1-210 48.8320,2.3160
avenue Jean-Moulin 1-80 48.8265,2.3225
rue Didot 1-120 48.8295,2.3170
boulevard Brune 1-210 48.8250,2.3160
# 75015 Paris
rue de Vaugirard 130-410 48.8400,2.3030
rue de la Convention 1-230 48.8385,2.2930
rue Lecourbe 1-360 48.8405,2.2985
rue du Commerce 1-107 48.8465,2.2955
avenue Émile-Zola 1-190 48.8465,2.2880
boulevard de Grenelle 1-180 48.8500,2.2940
rue de la Croix-Nivert 1-220 48.8420,2.2950
quai de Grenelle 1-75 48.8510,2.2860
rue Saint-Charles 1-230 48.8440,2.2820
rue Balard 1-100 48.8410,2.2785
boulevard Pasteur 1-80 48.8415,2.3130
rue Blomet 1-175 48.8405,2.3020
boulevard Victor 1-80 48.8345,2.2840
avenue Félix-Faure 1-130 48.8395,2.2870
tour Maine-Montparnasse - 48.8421,2.3220
`
