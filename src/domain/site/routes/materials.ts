import { routesOf, type SiteRoute } from '../site-route.ts';

/** Seal materials. They have no drawing: one per kind of material would only repeat itself. */
export const MATERIAL_ROUTES: readonly SiteRoute[] = [
  ...routesOf('material', '/elastomers-hub', [
    ['/nbr-buna-n', 'Nitrile (NBR, Buna-N)'],
    ['/xnbr-carboxylated-nitrile', 'Carboxylated nitrile (XNBR)'],
    ['/hnbr', 'Hydrogenated nitrile (HNBR)'],
    ['/epdm', 'Ethylene propylene (EPDM)'],
    ['/fkm-fluorocarbon', 'Fluorocarbon (FKM)'],
    ['/ffkm-perfluoroelastomer', 'Perfluoroelastomer (FFKM)'],
    ['/silicone', 'Silicone (VMQ)'],
    ['/fluorosilicone', 'Fluorosilicone (FVMQ)'],
    ['/neoprene', 'Chloroprene (CR, Neoprene)'],
    ['/materialpages/butyl', 'Butyl (IIR)'],
    ['/polyacrylate', 'Polyacrylate (ACM)'],
    ['/ethylene-acrylic', 'Ethylene acrylic (AEM)'],
    ['/polyurethane', 'Polyurethane (AU, EU)'],
    ['/sbr', 'Styrene butadiene (SBR)'],
    ['/natural-rubber', 'Natural rubber (NR)'],
    ['/csm', 'Chlorosulfonated polyethylene (CSM)'],
    ['/epichlorohydrin', 'Epichlorohydrin (ECO)'],
    ['/fepm', 'Tetrafluoroethylene propylene (FEPM)'],
  ]),
  ...routesOf('material', '/plastics-hub', [
    ['/materialpages/ptfe', 'PTFE'],
    ['/filled-ptfe', 'Filled PTFE'],
    ['/materialpages/peek', 'PEEK'],
    ['/uhmwpe', 'UHMWPE'],
    ['/nylon', 'Nylon (PA)'],
    ['/acetal', 'Acetal (POM)'],
    ['/pctfe', 'PCTFE'],
    ['/pvdf', 'PVDF'],
    ['/polyimide', 'Polyimide (PI)'],
    ['/thermoplastic-elastomers', 'Thermoplastic elastomers'],
  ]),
  ...routesOf('material', '/metals-hub', [
    ['/stainless-steel-seals', 'Stainless steel seals'],
    ['/nickel-alloy-seals', 'Nickel alloy seals'],
    ['/copper-and-aluminum-seals', 'Copper and aluminum seals'],
    ['/indium-seals', 'Indium seals'],
  ]),
];
