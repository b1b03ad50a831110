/** `# postcode town`, then streets: name, lowest and highest number (`-` where houses have none), middle. See readStreets.ts. */
export const PARIS_RIGHT_BANK = `
# 75001 Paris
rue de Rivoli 2-250 48.8610,2.3380
rue Saint-Honoré 1-300 48.8627,2.3390
rue des Petits-Champs 1-97 48.8669,2.3372
avenue de l'Opéra 1-49 48.8670,2.3338
place Vendôme 1-28 48.8675,2.3295
rue Étienne Marcel 1-61 48.8648,2.3465
rue du Louvre 1-46 48.8631,2.3424
boulevard de Sébastopol 1-65 48.8612,2.3487
rue Montorgueil 1-42 48.8643,2.3465
rue Croix-des-Petits-Champs 1-54 48.8645,2.3402
# 75002 Paris
rue de la Paix 1-25 48.8685,2.3307
rue Réaumur 58-150 48.8670,2.3475
rue du Sentier 1-43 48.8690,2.3467
rue de la Bourse 1-13 48.8687,2.3403
rue du Quatre-Septembre 1-36 48.8694,2.3370
rue d'Aboukir 1-147 48.8680,2.3480
rue Vivienne 1-53 48.8690,2.3399
rue de Cléry 1-101 48.8691,2.3480
rue du Caire 1-56 48.8677,2.3497
boulevard Poissonnière 1-31 48.8713,2.3459
rue Saint-Denis 133-400 48.8664,2.3513
# 75003 Paris
rue de Turenne 1-137 48.8600,2.3640
rue de Bretagne 1-64 48.8631,2.3620
rue des Archives 41-90 48.8621,2.3600
rue Beaubourg 19-97 48.8627,2.3545
rue du Temple 63-203 48.8637,2.3590
rue Charlot 1-85 48.8628,2.3634
boulevard du Temple 1-50 48.8650,2.3654
rue Vieille du Temple 60-141 48.8601,2.3612
rue de Saintonge 1-66 48.8629,2.3642
# 75004 Paris
rue Saint-Antoine 1-142 48.8538,2.3640
rue des Francs-Bourgeois 1-60 48.8571,2.3620
place des Vosges 1-28 48.8556,2.3655
rue de la Verrerie 1-95 48.8573,2.3540
boulevard Henri-IV 1-49 48.8520,2.3640
quai des Célestins 2-58 48.8524,2.3610
rue Saint-Paul 1-47 48.8532,2.3620
rue du Roi de Sicile 1-60 48.8564,2.3582
# 75008 Paris
avenue des Champs-Élysées 1-156 48.8698,2.3075
rue du Faubourg Saint-Honoré 1-275 48.8727,2.3108
boulevard Haussmann 72-190 48.8753,2.3160
avenue Montaigne 1-60 48.8662,2.3043
rue La Boétie 1-134 48.8729,2.3110
rue de Miromesnil 1-121 48.8749,2.3158
boulevard Malesherbes 1-110 48.8772,2.3163
avenue George-V 1-56 48.8692,2.3009
rue de Courcelles 1-98 48.8770,2.3078
avenue de Friedland 1-45 48.8743,2.3013
rue d'Anjou 1-80 48.8726,2.3225
rue de Monceau 1-104 48.8772,2.3120
rue de Berri 1-50 48.8728,2.3063
rue de Londres 21-66 48.8784,2.3255
place de la Madeleine 1-35 48.8700,2.3245
# 75009 Paris
rue La Fayette 1-100 48.8757,2.3427
rue du Faubourg Montmartre 1-70 48.8740,2.3428
boulevard Haussmann 1-71 48.8735,2.3325
rue de Châteaudun 1-63 48.8762,2.3370
rue des Martyrs 1-66 48.8785,2.3395
rue Laffitte 1-58 48.8735,2.3380
rue de Clichy 1-96 48.8805,2.3290
rue Blanche 1-100 48.8797,2.3310
rue Taitbout 1-92 48.8747,2.3351
boulevard des Italiens 1-40 48.8713,2.3365
rue Saint-Lazare 1-108 48.8767,2.3320
rue de Provence 1-126 48.8743,2.3360
rue de Trévise 1-50 48.8743,2.3455
rue Pigalle 1-77 48.8799,2.3345
# 75010 Paris
rue de Paradis 1-68 48.8758,2.3500
rue du Faubourg Saint-Denis 1-214 48.8755,2.3550
rue du Faubourg Poissonnière 1-153 48.8740,2.3484
boulevard de Magenta 1-170 48.8747,2.3568
quai de Jemmapes 1-206 48.8735,2.3650
quai de Valmy 1-227 48.8735,2.3632
rue d'Hauteville 1-91 48.8748,2.3510
rue du Château d'Eau 1-79 48.8717,2.3570
rue des Petites Écuries 1-65 48.8733,2.3510
boulevard de Strasbourg 1-84 48.8727,2.3558
rue de Lancry 1-67 48.8711,2.3610
avenue Parmentier 131-202 48.8705,2.3690
rue du Faubourg Saint-Martin 1-276 48.8735,2.3580
rue Bichat 1-73 48.8717,2.3673
# 75011 Paris
boulevard Voltaire 1-285 48.8585,2.3795
rue Oberkampf 1-160 48.8647,2.3750
rue de la Roquette 1-195 48.8568,2.3780
rue de Charonne 1-184 48.8542,2.3830
avenue de la République 1-126 48.8648,2.3745
rue du Faubourg Saint-Antoine 1-331 48.8512,2.3790
boulevard Richard-Lenoir 1-139 48.8590,2.3710
rue Saint-Maur 1-230 48.8645,2.3790
avenue Ledru-Rollin 83-180 48.8535,2.3765
rue Jean-Pierre Timbaud 1-150 48.8668,2.3760
avenue Parmentier 1-130 48.8625,2.3765
rue Popincourt 1-102 48.8592,2.3770
rue Amelot 1-140 48.8605,2.3680
rue Sedaine 1-107 48.8563,2.3760
# 75012 Paris
avenue Daumesnil 1-320 48.8425,2.3880
rue de Bercy 1-260 48.8410,2.3790
rue de Lyon 1-65 48.8482,2.3710
boulevard Diderot 1-150 48.8472,2.3790
rue de Charenton 1-327 48.8435,2.3850
rue de Reuilly 1-130 48.8455,2.3870
cours de Vincennes 1-69 48.8478,2.4030
quai de la Rapée 1-110 48.8440,2.3690
rue Traversière 1-90 48.8485,2.3735
rue Crozatier 1-90 48.8483,2.3798
rue de Picpus 1-150 48.8430,2.3980
# 75016 Paris
avenue Victor-Hugo 1-205 48.8705,2.2845
avenue Kléber 1-110 48.8685,2.2905
rue de Passy 1-99 48.8580,2.2795
avenue Foch 1-90 48.8727,2.2840
rue de la Pompe 1-195 48.8640,2.2785
avenue Mozart 1-130 48.8535,2.2695
boulevard Exelmans 1-155 48.8427,2.2600
avenue de Versailles 1-224 48.8440,2.2690
rue Lauriston 1-135 48.8700,2.2890
avenue d'Iéna 1-98 48.8680,2.2950
rue Raynouard 1-90 48.8560,2.2820
rue Michel-Ange 1-125 48.8440,2.2630
# 75017 Paris
avenue de Wagram 1-170 48.8800,2.2985
avenue des Ternes 1-117 48.8793,2.2910
rue de Courcelles 99-251 48.8825,2.2975
boulevard Pereire 1-277 48.8835,2.2960
avenue de Clichy 1-195 48.8880,2.3200
rue des Batignolles 1-83 48.8838,2.3215
rue de Rome 77-160 48.8830,2.3190
rue Cardinet 1-179 48.8860,2.3110
avenue de Villiers 1-159 48.8835,2.3045
rue Legendre 1-192 48.8870,2.3190
avenue Niel 1-103 48.8812,2.2955
boulevard Malesherbes 111-220 48.8840,2.3078
avenue de la Grande-Armée 1-87 48.8757,2.2890
# 75018 Paris
rue Ordener 1-211 48.8922,2.3470
rue Marcadet 1-280 48.8910,2.3430
boulevard Barbès 1-94 48.8880,2.3495
rue des Abbesses 1-60 48.8845,2.3365
rue Lepic 1-110 48.8863,2.3350
rue Caulaincourt 1-132 48.8887,2.3380
rue Custine 1-55 48.8893,2.3460
rue Championnet 1-230 48.8947,2.3390
rue Damrémont 1-115 48.8905,2.3340
boulevard Ornano 1-83 48.8945,2.3480
rue de la Chapelle 1-134 48.8935,2.3595
rue du Poteau 1-111 48.8937,2.3425
# 75019 Paris
avenue Jean-Jaurès 1-220 48.8855,2.3810
rue de Crimée 1-230 48.8845,2.3830
avenue de Flandre 1-189 48.8905,2.3780
rue Manin 1-120 48.8810,2.3840
avenue Secrétan 1-90 48.8810,2.3735
rue de Belleville 2-330 48.8750,2.3900
rue des Pyrénées 392-410 48.8755,2.3870
avenue Simon-Bolivar 1-137 48.8770,2.3790
quai de la Seine 1-95 48.8868,2.3740
quai de la Loire 1-95 48.8855,2.3755
rue Curial 1-110 48.8925,2.3740
rue Botzaris 1-80 48.8785,2.3850
# 75020 Paris
rue de Ménilmontant 1-160 48.8680,2.3920
avenue Gambetta 1-240 48.8665,2.4000
rue des Pyrénées 1-391 48.8615,2.4010
rue de Bagnolet 1-180 48.8600,2.4010
boulevard de Charonne 1-190 48.8555,2.3935
rue Orfila 1-90 48.8665,2.3965
rue Pelleport 1-190 48.8685,2.4010
boulevard de Ménilmontant 1-150 48.8635,2.3860
rue d'Avron 1-140 48.8520,2.4040
rue des Vignoles 1-95 48.8540,2.3985
rue Saint-Blaise 1-80 48.8580,2.4060
`
