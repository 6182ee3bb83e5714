/** What is printed on the cards of Betrayal, written as in `first-numbers.ts`. */
export const betrayalNumbers = `
BSG2-001 base l 3 4 10
BSG2-002 base p 2 3 12
BSG2-003 base s 6 4 10
BSG2-004 base p 4 4 12
BSG2-005 base s 4 4 11
BSG2-006 base l 5 5 9
BSG2-007 event 1s 1 3
BSG2-008 event 2l 1 3
BSG2-009 event 2s 2 2
BSG2-010 event 1l 1 4
BSG2-011 event 1s 1 2
BSG2-012 event 1l 1 3
BSG2-013 event 2p 2 2
BSG2-014 event 1l 2 3
BSG2-015 event 2p 2 1
BSG2-016 event 3p 2 1
BSG2-017 event 2p 1 3
BSG2-018 event 2s 1 4
BSG2-019 event 2s 3 2
BSG2-020 event 2p 1 3
BSG2-021 event 5s 2 3
BSG2-022 event 2p3s 2 3
BSG2-023 event 2s 1 4
BSG2-024 event 3s 1 2
BSG2-025 event 3l1s 2 2
BSG2-026 event 2l 1 3
BSG2-027 event 3l 2 3
BSG2-028 event 2l 1 2
BSG2-029 event 2p 1 2
BSG2-030 event 3p 2 2
BSG2-031 event 2l 2 3
BSG2-032 event 2s 1 3
BSG2-033 event 2s 1 2
BSG2-034 event 1l 1 3
BSG2-035 event 1p 1 3
BSG2-036 event 2p 2 2
BSG2-037 event 2p 1 3
BSG2-038 event 2s 1 3
BSG2-039 event 3l 1 3
BSG2-040 event 2l 2 2
BSG2-041 event 1p 1 4
BSG2-042 event 2p 1 3
BSG2-043 event 1s 2 2
BSG2-044 event 2s 2 2
BSG2-045 mission - 1 3
BSG2-046 mission - 2 3
BSG2-047 mission - 1 5
BSG2-048 mission - 1 3
BSG2-049 mission - 2 4
BSG2-050 mission - 0 3
BSG2-051 mission - 0 3
BSG2-052 mission - 0 4
BSG2-053 mission - 1 4
BSG2-054 mission - 1 3
BSG2-055 mission - 2 3
BSG2-056 mission - 3 3
BSG2-057 mission - 1 3
BSG2-058 mission - 0 3
BSG2-059 mission - 0 4
BSG2-060 mission - 0 4
BSG2-061 mission - 3 1
BSG2-062 mission - 1 4
BSG2-063 mission - 1 3
BSG2-064 mission - 1 2
BSG2-065 mission - 0 3
BSG2-066 mission - 0 5
BSG2-067 mission - 1 3
BSG2-068 mission - 0 4
BSG2-069 mission - 0 4
BSG2-070 mission - 1 3
BSG2-071 mission - 0 3
BSG2-072 mission - 1 3
BSG2-073 mission - 2 2
BSG2-074 mission - 1 3
BSG2-075 mission - 2 2
BSG2-076 mission - 0 4
BSG2-077 mission - 1 3
BSG2-078 mission - 1 3
BSG2-079 mission - 0 3
BSG2-080 mission - 0 3
BSG2-081 mission - 0 5
BSG2-082 mission - 0 3
BSG2-083 personnel 3p p 2 0 2
BSG2-084 personnel 4s s 3 2 2
BSG2-085 personnel 4l l 2 2 1
BSG2-086 personnel 3s s 2 2 2
BSG2-087 personnel 4p p 2 4 0
BSG2-088 personnel 3l l 2 3 0
BSG2-089 personnel 4p p 2 2 0
BSG2-090 personnel 3l l 1 1 1
BSG2-091 personnel 2l l 2 2 0
BSG2-092 personnel 4s s 2 2 0
BSG2-093 personnel 3s s 2 3 0
BSG2-094 personnel 4l l 4 4 0
BSG2-095 personnel 3l p 3 2 0
BSG2-096 personnel 4p p 3 4 0
BSG2-097 personnel 3l l 2 3 0
BSG2-098 personnel 3s s 2 3 1
BSG2-099 personnel 2p p 1 2 1
BSG2-100 personnel 4l l 1 2 1
BSG2-101 personnel 3s s 1 1 2
BSG2-102 personnel 4p p 2 2 1
BSG2-103 personnel 4p p 2 1 1
BSG2-104 personnel 3p p 1 0 1
BSG2-105 personnel 3l l 1 2 1
BSG2-106 personnel 3p p 2 1 3
BSG2-107 personnel 4p p 2 2 4
BSG2-108 personnel 3p p 1 2 3
BSG2-109 personnel 4l l 2 1 1
BSG2-110 personnel 5s s 3 2 1
BSG2-111 personnel 4s s 2 1 2
BSG2-112 personnel 3s s 2 0 1
BSG2-113 personnel 2p s 1 0 2
BSG2-114 personnel 3p p 2 1 1
BSG2-115 personnel 3l l 2 1 2
BSG2-116 personnel 4p p 3 3 2
BSG2-117 personnel 4l l 2 2 1
BSG2-118 personnel 3p p 2 3 0
BSG2-119 personnel 2s s 1 1 1
BSG2-120 personnel 4s s 3 3 0
BSG2-121 personnel 3p p 0 3 0
BSG2-122 personnel 5p p 3 4 0
BSG2-123 personnel 4s s 2 2 1
BSG2-124 personnel 3l l 1 2 0
BSG2-125 personnel 3p p 2 4 0
BSG2-126 personnel 3p p 2 2 2
BSG2-127 personnel 5l l 4 3 1
BSG2-128 personnel 4s s 2 2 2
BSG2-129 personnel 5l l 4 3 1
BSG2-130 personnel 4s s 2 2 1
BSG2-131 ship 3p p 2 3 0
BSG2-132 ship 3p p 2 1 2
BSG2-133 ship 3p p 2 1 3
BSG2-134 ship 4s s 2 2 2
BSG2-135 ship 4s s 3 3 3
BSG2-136 ship 4p p 2 1 2
BSG2-137 ship 3p p 1 1 3
BSG2-138 ship 3p p 2 2 2
BSG2-139 ship 4p p 3 3 3
BSG2-140 ship 4s s 2 2 1
BSG2-141 ship 3l l 2 1 2
BSG2-142 ship 4l l 2 2 3
BSG2-143 ship 4l l 3 3 2
BSG2-144 ship 3s s 2 2 3
BSG2-145 ship 3p p 2 2 2
BSG2-146 ship 5s s 3 3 2
BSG2-147 ship 2l l 2 3 0
BSG2-148 ship 6s s 4 3 3
BSG2-149 ship 6s s 4 3 2
BSG2-150 ship 3p p 1 1 2
BSG2-151 ship 2l l 1 1 2
BSG2-152 ship 4s s 3 4 0
BSG2-153 ship 4l l 2 4 0
BSG2-154 ship 3l l 1 1 2
BSG2-155 ship 3l l 2 0 2
BSG2-156 ship 3l l 2 3 0
BSG2-157 ship 1l2s s 3 3 0
BSG2-158 ship 2s s 1 1 2
BSG2-159 ship 2p p 1 2 3
BSG2-160 ship 2l l 2 2 2
BSG2-161 ship 3l l 1 3 2
BSG2-162 ship 3s s 2 1 2
BSG2-163 ship 4s s 2 3 2
BSG2-164 ship 3l l 0 1 2
BSG2-165 ship 2p p 1 0 2
`;
