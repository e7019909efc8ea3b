/**
 * Styles of a drawing that is a file of its own. Colours and weights are written out: a downloaded file has no stylesheet
 * of the site, and CAD viewers know no variables.
 */
export const FILE_STYLE = `
*{vector-effect:non-scaling-stroke}.sol{vector-effect:none}
text{font-family:"Geist Mono",Menlo,Consolas,monospace;font-size:11px;fill:#3c4a52}
.ol,.ol2,.cl,.dc,.cut,.gr,.dm,.fr,.hl,.gh,.ghd,.sp,.lt{fill:none}
.ol{stroke:#0f1b22;stroke-width:1.35;stroke-linejoin:round}.ol2{stroke:#0f1b22;stroke-width:1.7}.dc{stroke:#0f1b22;stroke-width:.8}
.hl{stroke:#5a6870;stroke-width:.8}.gh{stroke:#0f1b22;stroke-width:.9;stroke-dasharray:4 3}
.ghd{stroke:#e4480c;stroke-dasharray:4 3}.sp{stroke:#e4480c;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.lt{stroke:#fff;stroke-width:1.2}.mre{fill:#2a3136}.mpt{fill:#e8ebea}.mme{fill:#9aa5aa}.inkf{fill:#0f1b22}.pf{fill:#eceeed}
.cl{stroke:#5a6870;stroke-width:.7;stroke-dasharray:11 3 2 3}.cut{stroke:#0f1b22;stroke-width:2}
.ht{stroke:#0f1b22;stroke-width:.6;opacity:.55}.gr{stroke:#e9eceb}.pap,.dbg{fill:#fff}
.dm{stroke:#e4480c;stroke-width:.9}.dma{fill:#e4480c}.dt{fill:#c93800;font-weight:500}
.tt{font-size:12px;font-weight:500;fill:#0f1b22}.fr{stroke:#b4bcbd}.k{font-size:10px;fill:#5a6870}`;
